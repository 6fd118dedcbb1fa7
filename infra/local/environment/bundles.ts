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
 * They share a thread, because one for each takes three times the processor time and memory.
 */
export function loadBundles({ folder, variables, clock }: BundleOptions): Functions {
  const thread = new Worker(new URL('./bundleThread.ts', import.meta.url));
  const pending = new Map<number, PromiseWithResolvers<unknown> & { name: string }>();
  let lastId = 0;

  thread.on('message', (outcome: InvocationOutcome) => {
    const call = pending.get(outcome.id);
    pending.delete(outcome.id);
    if ('error' in outcome) return call?.reject(new Error(`${call.name} failed: ${outcome.error}`));
    call?.resolve(outcome.result === undefined ? undefined : JSON.parse(outcome.result));
  });
  let failure: Error | undefined;
  thread.on('error', (error: Error) => {
    failure = error;
    for (const call of pending.values()) call.reject(error);
    pending.clear();
  });

  const invoke = <Result>(name: string, event: unknown, context: object = {}): Promise<Result> => {
    if (failure) return Promise.reject(failure);
    const id = ++lastId;
    const call = Promise.withResolvers<unknown>();
    pending.set(id, { ...call, name });
    const invocation: Invocation = {
      id,
      file: join(folder, name, 'index.cjs'),
      environment: { ...variables, AWS_LAMBDA_FUNCTION_NAME: name.replace('/', '-') },
      event: JSON.stringify(event),
      context: JSON.stringify(context),
      secondsAhead: clock.ahead(),
    };
    thread.postMessage(invocation);
    return call.promise as Promise<Result>; // the handler's result after JSON encoding
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
    close: async () => void (await thread.terminate()),
  };
}
