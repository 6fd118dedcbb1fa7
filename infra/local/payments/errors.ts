/** Stripe's error types, by which the SDK chooses its error classes. */
type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

interface ErrorDetails {
  type?: ErrorType;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: object;
}

/** An error in Stripe's format: an HTTP status and an `{ "error": … }` body. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: { error: ErrorDetails & { message: string; type: ErrorType } };

  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...details } };
  }
}

/** An invalid request: HTTP 400. */
export function invalid(message: string, param?: string, code?: string): StripeFailure {
  return new StripeFailure(400, message, { ...(param && { param }), ...(code && { code }) });
}

/** The object of the path does not exist: HTTP 404 `resource_missing`. */
export function missing(noun: string, id: string, param = 'id'): StripeFailure {
  return new StripeFailure(404, `No such ${noun}: '${id}'`, { code: 'resource_missing', param });
}
