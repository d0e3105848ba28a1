import { rm } from 'node:fs/promises';

export default async function teardown() {
  await globalThis.wattfileTest.database.close();
  await rm(globalThis.wattfileTest.folder, { recursive: true, force: true });
}
