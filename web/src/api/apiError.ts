import type { FieldError } from '#shared/contracts/validation.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** Codes that the client creates: no response, a corrupted response, or no request because the server is known to be down. */
export type ClientCode = 'SERVER_NOT_REACHABLE' | 'DATA_INTEGRITY' | 'API_SERVER_DOWN';

/** Reason why a call failed. `i18nID` and `values` give the translated message for the user. */
export class ApiError extends Error {
  readonly code: ErrorCode | ClientCode;
  readonly status: number;
  readonly i18nID: string;
  readonly values: Record<string, unknown>;
  /** Invalid fields with their errors, for forms. */
  readonly fields: readonly FieldError[];

  constructor(details: {
    code: ErrorCode | ClientCode;
    status: number;
    i18nID: string;
    message: string;
    values?: Record<string, unknown> | undefined;
    fields?: readonly FieldError[] | undefined;
  }) {
    super(details.message);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.i18nID = details.i18nID;
    this.values = details.values ?? {};
    this.fields = details.fields ?? [];
  }

  /** Whether the server or its database could not be reached, so that a later attempt may succeed. */
  get isOutage(): boolean {
    return (
      this.code === 'SERVER_NOT_REACHABLE' || this.code === 'API_SERVER_DOWN' || this.code.startsWith('DB')
    );
  }
}

/** Whether a thrown value is an ApiError with one of these codes. */
export const isRefusal = (thrown: unknown, ...codes: (ErrorCode | ClientCode)[]): thrown is ApiError =>
  thrown instanceof ApiError && codes.includes(thrown.code);
