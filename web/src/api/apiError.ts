import type { FieldError } from '#shared/contracts/validation.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** Codes that only the client knows: nobody answered, what came is not what was sent, the server is known to be down. */
export type ClientCode = 'SERVER_NOT_REACHABLE' | 'DATA_INTEGRITY' | 'API_SERVER_DOWN';

/** Why a call had no result. `i18nID` and `values` make the sentence that the person reads. */
export class ApiError extends Error {
  readonly code: ErrorCode | ClientCode;
  readonly status: number;
  readonly i18nID: string;
  readonly values: Record<string, unknown>;
  /** What is wrong with which field, for forms. */
  readonly fields: readonly FieldError[];

  constructor(told: {
    code: ErrorCode | ClientCode;
    status: number;
    i18nID: string;
    message: string;
    values?: Record<string, unknown> | undefined;
    fields?: readonly FieldError[] | undefined;
  }) {
    super(told.message);
    this.name = 'ApiError';
    this.code = told.code;
    this.status = told.status;
    this.i18nID = told.i18nID;
    this.values = told.values ?? {};
    this.fields = told.fields ?? [];
  }

  /** Whether the server or its database could not be reached, so that trying again later is the answer. */
  get isOutage(): boolean {
    return (
      this.code === 'SERVER_NOT_REACHABLE' || this.code === 'API_SERVER_DOWN' || this.code.startsWith('DB')
    );
  }
}

/** Whether something thrown is a refusal with this code. */
export const isRefusal = (thrown: unknown, ...codes: (ErrorCode | ClientCode)[]): thrown is ApiError =>
  thrown instanceof ApiError && codes.includes(thrown.code);
