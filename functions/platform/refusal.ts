import type { ErrorCode } from '#shared/errors.ts';

/** A refusal as a value: what was asked cannot be had, and everyone may know why. */
export class Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly data: Record<string, unknown> | undefined;
  /** Whole `Set-Cookie` values. */
  readonly cookies: readonly string[];

  constructor(code: Code, data?: Record<string, unknown>, cookies: readonly string[] = []) {
    this.code = code;
    this.data = data;
    this.cookies = cookies;
  }

  /** The same refusal, that sets cookies. */
  withCookies(...cookies: string[]): Refusal<Code> {
    return new Refusal(this.code, this.data, cookies);
  }
}

/** Refuses with a code of `shared/errors.ts`; `data` fills the sentence's {words} and goes to the caller. */
export const refuse = <const Code extends ErrorCode>(
  code: Code,
  data?: Record<string, unknown>,
): Refusal<Code> => new Refusal(code, data);

/** Whether something came back refused. */
export const isRefusal = <T>(value: T): value is Extract<T, Refusal> => value instanceof Refusal;
