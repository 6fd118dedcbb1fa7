/** Worker thread of one bundled function: sets the clock, loads the bundle, then handles invocations one by one. */
import { parentPort, workerData } from 'node:worker_threads';
import { sourceMappedStack } from '#functions/platform/sourceMappedStack.ts';
import { second } from '#shared/time.ts';
import { shiftDate } from './shiftDate.ts';

/** An invocation: the event and the context as JSON, and the offset of the clock in seconds. */
export interface Invocation {
  id: number;
  event: string;
  context: string;
  secondsAhead: number;
}

/** Its outcome: the result as JSON, or the stack trace of the error. */
export type InvocationOutcome = { id: number; result: string | undefined } | { id: number; error: string };

let secondsAhead = 0;
shiftDate(() => secondsAhead * second);

const { file } = workerData as { file: string }; // from startBundle
const { handler } = (await import(file)) as {
  handler: (event: unknown, context: unknown) => Promise<unknown>;
}; // as Lambda calls it

async function invoke({ id, event, context }: Invocation): Promise<InvocationOutcome> {
  try {
    return { id, result: JSON.stringify(await handler(JSON.parse(event), JSON.parse(context))) };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, error: sourceMappedStack(stack) };
  }
}

parentPort?.on('message', (invocation: Invocation) => {
  secondsAhead = invocation.secondsAhead;
  void invoke(invocation).then(outcome => parentPort?.postMessage(outcome));
});
