import { TestEnvironment } from 'jest-environment-node';

const BUILT = new URL('../../dist/', import.meta.url);

/**
 * Node, and `importBuilt(path)`: a module of `dist`, loaded once for all test files of a process. What a test file imports
 * by itself is loaded anew for it, and its code never gets fast; the readers are hundreds of modules.
 */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importBuilt = (path) => import(new URL(path, BUILT).href);
  }
}
