// Fails when a route says nothing about who may call it: every handler carries @Endpoint beside @Get, @Post and so on.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const VERBS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'All', 'Sse', 'Search']);
const problems = [];
let routes = 0;

function decoratorNames(node) {
  return (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : []).map(({ expression }) =>
    (ts.isCallExpression(expression) ? expression.expression : expression).getText(),
  );
}

function visit(node, file, path) {
  if (ts.isMethodDeclaration(node)) {
    const names = decoratorNames(node);
    if (names.some((name) => VERBS.has(name))) {
      routes++;
      const { line } = file.getLineAndCharacterOfPosition(node.name.getStart(file));
      if (!names.includes('Endpoint')) problems.push(`${path}:${line + 1} ${node.name.getText(file)} has no @Endpoint`);
    }
  }
  ts.forEachChild(node, (child) => visit(child, file, path));
}

for (const item of readdirSync('src', { recursive: true, withFileTypes: true })) {
  if (!item.isFile() || !item.name.endsWith('.ts')) continue;
  const path = join(item.parentPath, item.name);
  const text = readFileSync(path, 'utf8');
  if (!text.includes('@Controller')) continue;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  visit(file, file, path);
}

for (const problem of problems) console.error(problem);
console.log(`${routes} routes, ${problems.length} without @Endpoint`);
process.exit(problems.length || routes === 0 ? 1 : 0);
