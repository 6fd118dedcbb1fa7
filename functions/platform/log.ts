import { environment } from './environment.ts';
import type { LogEvent } from './logEvents.ts';
import { sourceMappedStack } from './sourceMappedStack.ts';

export type Fields = Record<string, unknown>;

/**
 * Structured log: one JSON object per line. Lambda takes `level` and `timestamp` from the line as they are named here, and
 * would call a line without them information. Must not contain tokens, passwords or bodies.
 */
export interface Log {
  info(event: LogEvent, fields?: Fields): void;
  error(event: LogEvent, fields?: Fields): void;
  /** The same log with additional fields on every line. */
  with(fields: Fields): Log;
}

/** Fields of errors: the version of the function, so that errors of a new one can be told from those of the one before. */
const fieldsOfErrors = () => ({ version: environment('AWS_LAMBDA_FUNCTION_VERSION') });

/** Creates a log that passes each line to `write`. */
export function makeLog(write: (level: 'info' | 'error', line: string) => void, always: Fields = {}): Log {
  const at = (level: 'info' | 'error') => (event: LogEvent, fields?: Fields) =>
    write(
      level,
      JSON.stringify({
        level,
        timestamp: new Date().toISOString(),
        message: event,
        ...always,
        ...fields,
        ...(level === 'error' && fieldsOfErrors()),
      }),
    );
  return { info: at('info'), error: at('error'), with: fields => makeLog(write, { ...always, ...fields }) };
}

/** Log of a running function, on standard output. */
export function standardLog(): Log {
  const least = environment('LOG_LEVEL');
  return makeLog((level, line) => {
    if (least === 'info' || least === level) process.stdout.write(`${line}\n`);
  });
}

/** Fields of an error for a log line: name, message, stack and causes. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) };
  const cause = error.cause === undefined ? {} : { cause: errorFields(error.cause) };
  const stack = error.stack && sourceMappedStack(error.stack);
  return { error: error.name, detail: error.message, stack, ...cause };
}
