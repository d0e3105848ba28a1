import { fileURLToPath } from 'node:url';

/**
 * The path of a compiled script beside the calling module. Child processes run plain JavaScript: when the caller
 * itself runs from `src` (under the test runner), its twin in `dist` is meant, which the tests build first.
 */
export function compiledPath(callerUrl: string, relative: string): string {
  const url = new URL(relative, callerUrl).href;
  return fileURLToPath(callerUrl.endsWith('.ts') ? url.replace(/\/src\/(?!.*\/src\/)/, '/dist/') : url);
}
