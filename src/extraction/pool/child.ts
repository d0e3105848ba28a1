import { ReadingProblem } from '../results.js';
import type { ChildSettings, Request, Response } from './messages.js';
import { TaskRunner } from './tasks.js';

/** The process that reads papers. It is given one task at a time; whoever started it watches its time and memory. */
const settings = JSON.parse(process.argv[2]) as ChildSettings;
const tasks = new TaskRunner(settings);

function send(response: Response): void {
  process.send?.(response);
}

async function answer({ id, task, share }: Request): Promise<void> {
  try {
    const found = await tasks.run(task, share);
    send({ id, answer: found, memory: process.memoryUsage.rss() });
  } catch (error) {
    const memory = process.memoryUsage.rss();
    if (error instanceof ReadingProblem) send({ id, problem: { code: error.code, message: error.message }, memory });
    else send({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error), memory });
  }
}

/** Rounds of practice while nothing is asked. */
const PRACTICE = 20;
let asked = false;

process.on('message', (request: Request) => {
  asked = true;
  void answer(request);
});
process.on('disconnect', () => process.exit(0));
// of a damaged PDF pdf.js gives up more promises than those that are waited for; what is waited for tells of the damage
process.on('unhandledRejection', () => undefined);
await tasks.warmUp();
send({ ready: true });
for (let round = 0; round < PRACTICE && !asked; round++) {
  await tasks.practise();
  // a request that came in meanwhile goes first
  await new Promise((resolve) => setImmediate(resolve));
}
