import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { eventTriggers, tokenTrigger } from '#infra/jobs.ts';
import type { Invocation, InvocationOutcome } from './bundleThread.ts';
import type { Clock } from './clock.ts';
import { type Functions, pageFunction } from './functions.ts';

interface BundleOptions {
  /** Output folder of `functions/build.ts`. */
  folder: string;
  /** The complete environment of each function. */
  variables: Record<string, string>;
  clock: Pick<Clock, 'ahead'>;
}

/**
 * Runs the functions from their bundles, as deployed: each with its own modules and environment, with input and output as JSON.
 * They share a thread, because one for each takes three times the processor time and memory. An error outside of an invocation
 * ends the thread and what it has in hand; the next invocation starts another.
 */
export function loadBundles({ folder, variables, clock }: BundleOptions): Functions {
  let thread: BundleThread | undefined;

  const invoke = <Result>(name: string, event: unknown, context: object = {}): Promise<Result> => {
    thread ??= startThread(() => {
      thread = undefined;
    });
    return thread.invoke({
      name,
      file: join(folder, name, 'index.cjs'),
      environment: { ...variables, AWS_LAMBDA_FUNCTION_NAME: name.replace('/', '-') },
      event: JSON.stringify(event),
      context: JSON.stringify(context),
      secondsAhead: clock.ahead(),
    }) as Promise<Result>; // the handler's result after JSON encoding
  };

  return {
    endpoint: async ({ domain, id }) => {
      const name = `${domain}/${id}`;
      return (event, context) => invoke(name, event, context);
    },
    page: event => invoke(pageFunction, event),
    job: job => invoke(`jobs/${job.name}`, {}),
    tokens: event => invoke(`jobs/${tokenTrigger.name}`, event),
    stream: event => invoke(`jobs/${eventTriggers.stream.name}`, event),
    media: event => invoke(`jobs/${eventTriggers.media.name}`, event),
    payouts: event => invoke(`jobs/${eventTriggers.payouts.name}`, event),
    mail: event => invoke(`jobs/${eventTriggers.mail.name}`, event),
    close: async () => void (await thread?.close()),
  };
}

interface BundleThread {
  invoke: (invocation: Omit<Invocation, 'id'>) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** Starts a thread. `ended` is called when an error ends it. */
function startThread(ended: () => void): BundleThread {
  const worker = new Worker(new URL('./bundleThread.ts', import.meta.url));
  const pending = new Map<number, PromiseWithResolvers<unknown> & { name: string }>();
  let lastId = 0;

  worker.on('message', (outcome: InvocationOutcome) => {
    const call = pending.get(outcome.id);
    pending.delete(outcome.id);
    if ('error' in outcome) return call?.reject(new Error(`${call.name} failed: ${outcome.error}`));
    call?.resolve(outcome.result === undefined ? undefined : JSON.parse(outcome.result));
  });
  worker.on('error', (error: Error) => {
    ended();
    for (const call of pending.values()) call.reject(error);
  });

  return {
    invoke(invocation) {
      const call = Promise.withResolvers<unknown>();
      pending.set(++lastId, { ...call, name: invocation.name });
      const numbered: Invocation = { id: lastId, ...invocation };
      worker.postMessage(numbered);
      return call.promise;
    },
    close: () => worker.terminate(),
  };
}
