import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { eventTriggers, tokenTrigger } from '#infra/jobs.ts';
import type { InvocationOutcome } from './bundleWorker.ts';
import type { Clock } from './clock.ts';
import { type Functions, pageFunction } from './functions.ts';

interface BundleOptions {
  /** Output folder of `functions/build.ts`. */
  folder: string;
  /** The complete environment of each function. */
  variables: Record<string, string>;
  clock: Pick<Clock, 'ahead'>;
}

interface Bundle {
  invoke: (event: unknown, context: object) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/**
 * Runs the functions from their bundles, as deployed: each in a thread with its own globals and environment, started by
 * its first invocation, with input and output as JSON.
 */
export function loadBundles(options: BundleOptions): Functions {
  const started = new Map<string, Bundle>();

  const invoke = <Result>(name: string, event: unknown, context: object = {}) => {
    const bundle = started.get(name) ?? startBundle(name, options);
    started.set(name, bundle);
    return bundle.invoke(event, context) as Promise<Result>; // the handler's result after JSON encoding
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
    close: async () => void (await Promise.all([...started.values()].map(({ close }) => close()))),
  };
}

function startBundle(name: string, { folder, variables, clock }: BundleOptions): Bundle {
  const worker = new Worker(new URL('./bundleWorker.ts', import.meta.url), {
    env: { ...variables, AWS_LAMBDA_FUNCTION_NAME: name.replace('/', '-') },
    workerData: { file: pathToFileURL(join(folder, name, 'index.cjs')).href },
  });
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;

  worker.on('message', (outcome: InvocationOutcome) => {
    const call = pending.get(outcome.id);
    pending.delete(outcome.id);
    if ('error' in outcome) return call?.reject(new Error(`${name} failed: ${outcome.error}`));
    call?.resolve(outcome.result === undefined ? undefined : JSON.parse(outcome.result));
  });
  let failure: Error | undefined;
  worker.on('error', (error: Error) => {
    failure = error;
    for (const call of pending.values()) call.reject(error);
    pending.clear();
  });

  return {
    invoke(event, context) {
      if (failure) return Promise.reject(failure);
      const id = ++lastId;
      const call = Promise.withResolvers<unknown>();
      pending.set(id, call);
      worker.postMessage({
        id,
        event: JSON.stringify(event),
        context: JSON.stringify(context),
        secondsAhead: clock.ahead(),
      });
      return call.promise;
    },
    close: () => worker.terminate(),
  };
}
