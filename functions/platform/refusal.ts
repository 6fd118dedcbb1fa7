import type { ErrorCode } from '#shared/errors.ts';

/** An expected error, returned as a value. Safe to show to the client. */
export class Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly data: Record<string, unknown> | undefined;
  /** Complete `Set-Cookie` values. */
  readonly cookies: readonly string[];
  /** Headers in addition to those of every response. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: Code,
    data?: Record<string, unknown>,
    cookies: readonly string[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.code = code;
    this.data = data;
    this.cookies = cookies;
    this.headers = headers;
  }

  /** The same refusal with cookies. */
  withCookies(...cookies: string[]): Refusal<Code> {
    return new Refusal(this.code, this.data, cookies, this.headers);
  }

  /** The same refusal with headers. */
  withHeaders(headers: Readonly<Record<string, string>>): Refusal<Code> {
    return new Refusal(this.code, this.data, this.cookies, headers);
  }
}

/**
 * Creates a refusal with a code of `shared/errors.ts`. `data` fills the {values} of the message and is sent to the
 * client.
 */
export const refuse = <const Code extends ErrorCode>(
  code: Code,
  data?: Record<string, unknown>,
): Refusal<Code> => new Refusal(code, data);

/** Whether a result is a refusal. */
export const isRefusal = <T>(value: T): value is Extract<T, Refusal> => value instanceof Refusal;
