/** Thread of the bundled functions: sets the clock, and loads each bundle for its first invocation. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction, constants } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { sourceMappedStack } from '#functions/platform/sourceMappedStack.ts';
import { second } from '#shared/time.ts';
import { shiftDate } from './shiftDate.ts';

/** An invocation: the event and the context as JSON, and the offset of the clock in seconds. */
export interface Invocation {
  id: number;
  /** Of the function, with its domain. */
  name: string;
  /** The bundle, an absolute path. */
  file: string;
  /** The complete environment of the function. */
  environment: Record<string, string>;
  event: string;
  context: string;
  secondsAhead: number;
}

/** Its outcome: the result as JSON, or the stack trace of the error. */
export type InvocationOutcome = { id: number; result: string | undefined } | { id: number; error: string };

/** A handler as Lambda calls it. */
type Handler = (event: unknown, context: unknown) => Promise<unknown>;

let secondsAhead = 0;
shiftDate(() => secondsAhead * second);

/** Handlers by the file of their bundle, or the errors that prevented bundles from loading. */
const loaded = new Map<string, Handler | Error>();

/** The handler of a bundle, which is loaded once. */
function handlerOf({ file, environment }: Invocation): Handler {
  const found = loaded.get(file) ?? tryToLoad(file, environment);
  loaded.set(file, found);
  if (found instanceof Error) throw found;
  return found;
}

function tryToLoad(file: string, environment: Record<string, string>): Handler | Error {
  try {
    return load(file, environment);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Runs a bundle as a CommonJS module whose `process` has the environment of its function. */
function load(file: string, environment: Record<string, string>): Handler {
  const run = compileFunction(
    readFileSync(file, 'utf8'),
    ['exports', 'require', 'module', '__filename', '__dirname', 'process'],
    { filename: file, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER },
  );
  const itsProcess: unknown = Object.create(process, { env: { value: { ...environment } } });
  const module: { exports: { handler?: Handler } } = { exports: {} };
  run(module.exports, createRequire(file), module, file, dirname(file), itsProcess);
  if (!module.exports.handler) throw new Error(`${file} exports no handler.`);
  return module.exports.handler;
}

async function invoke(invocation: Invocation): Promise<InvocationOutcome> {
  const { id, event, context } = invocation;
  try {
    return {
      id,
      result: JSON.stringify(await handlerOf(invocation)(JSON.parse(event), JSON.parse(context))),
    };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, error: sourceMappedStack(stack) };
  }
}

parentPort?.on('message', (invocation: Invocation) => {
  ({ secondsAhead } = invocation);
  void invoke(invocation).then(outcome => parentPort?.postMessage(outcome));
});
