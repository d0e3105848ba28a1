import { startService } from '../scripts/lib/service.mjs';
import { median } from './lib.mjs';

/** From nothing to ready, with a new embedded database each time. */
export default async function startup() {
  const times = [];
  for (let round = 0; round < 3; round++) {
    const service = await startService();
    times.push(service.readyMs);
    await service.stop();
  }
  return [{ what: 'start to ready on an empty folder', figure: `${Math.round(median(times))} ms` }];
}
