import type { ErrorCode } from '#shared/errors.ts';

/** A refusal as a value: what was asked cannot be had, and everyone may know why. */
export class Refusal<Code extends ErrorCode = ErrorCode> {
  readonly refused: Code;
  readonly data: Record<string, unknown> | undefined;

  constructor(refused: Code, data?: Record<string, unknown>) {
    this.refused = refused;
    this.data = data;
  }
}

/** Refuses with a code of `shared/errors.ts`; `data` fills the sentence's {words} and goes to the caller. */
export const refuse = <const Code extends ErrorCode>(
  code: Code,
  data?: Record<string, unknown>,
): Refusal<Code> => new Refusal(code, data);

/** Whether something came back refused. */
export const isRefusal = <T>(value: T): value is Extract<T, Refusal> => value instanceof Refusal;
