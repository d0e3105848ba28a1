import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The lint step must fail on what it is there to forbid: each rule is shown a small tree that breaks it. */
const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattfile-lint-'));
  await write(
    'tsconfig.json',
    '{"compilerOptions":{"module":"nodenext","moduleResolution":"nodenext","target":"es2022"}}',
  );
  await write('package.json', '{"type":"module"}');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Exit code and output of a script of the project, run over the small tree. */
function lint(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}
const cruise = () =>
  lint(
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    'src',
  );
const routes = () => lint(join(root, 'scripts/check-routes.mjs'));

it('an import through the face, along an arrow, passes', async () => {
  await write('src/auth/index.ts', 'export const a = 1;');
  await write('src/documents/index.ts', "import { a } from '../auth/index.js'; export const d = a;");
  expect(await cruise()).toMatchObject({ code: 0 });
});

it('an import past a face fails', async () => {
  await write('src/auth/inner.ts', 'export const a = 1;');
  await write('src/documents/index.ts', "import { a } from '../auth/inner.js'; export const d = a;");
  const { code, output } = await cruise();
  expect(code).not.toBe(0);
  expect(output).toContain('enter-by-index');
});

it('an import against the arrows fails', async () => {
  await write('src/suppliers/index.ts', 'export const s = 1;');
  await write('src/documents/index.ts', "import { s } from '../suppliers/index.js'; export const d = s;");
  const { code, output } = await cruise();
  expect(code).not.toBe(0);
  expect(output).toContain('arrows-of-documents');
});

it('a circle fails', async () => {
  await write('src/auth/index.ts', "export { b } from './b.js'; export const a = 1;");
  await write('src/auth/b.ts', "import { a } from './index.js'; export const b = a;");
  const { code, output } = await cruise();
  expect(code).not.toBe(0);
  expect(output).toContain('no-circle');
});

it('a route that does not say who may call it fails, one that does passes', async () => {
  const controller = (decorators: string) =>
    `@Controller('x')\nexport class X {\n  ${decorators}\n  read() { return 1; }\n}\n`;
  await write('src/auth/x.controller.ts', controller("@Get()\n  @Endpoint({ access: 'public' })"));
  expect(await routes()).toMatchObject({ code: 0 });
  await write('src/auth/y.controller.ts', controller('@Get()'));
  const { code, output } = await routes();
  expect(code).toBe(1);
  expect(output).toContain('y.controller.ts');
});
