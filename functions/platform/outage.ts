/** An external service could not be reached or did not respond as expected; the request can be retried later. */
export class Outage extends Error {
  override readonly name = 'Outage';
  readonly code: 'DB_UNREACHABLE' | 'DEPENDENCY_UNAVAILABLE';

  constructor(code: Outage['code'], cause: unknown) {
    super(`${code}: ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`, {
      cause,
    });
    this.code = code;
  }
}

const networkCodes = /^(ECONN|ENOTFOUND|EAI_|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_)/;
const networkNames = new Set([
  'TimeoutError',
  'NetworkingError',
  'CredentialsProviderError',
  'StripeConnectionError',
]);
const busyNames = new Set([
  'InternalServerError',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
  'SlowDown',
  'StripeAPIError',
  'StripeRateLimitError',
]);

const read = (error: unknown, key: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;

/** Identifiers of an error: its name, or the type of an error of the payment provider's SDK. */
const isOneOf = (names: Set<string>, error: unknown): boolean =>
  names.has(String(read(error, 'name'))) || names.has(String(read(error, 'type')));

/** Whether the service was never reached or did not respond. */
export function isNetworkFault(error: unknown): boolean {
  if (isOneOf(networkNames, error)) return true;
  if (networkCodes.test(String(read(error, 'code')))) return true;
  const cause = read(error, 'cause');
  return cause !== undefined && isNetworkFault(cause);
}

/** Status of the HTTP response that an SDK of AWS could not read, such as a page of a gateway in front of the service. */
const statusOf = (error: unknown): number => Number(read(read(error, '$response'), 'statusCode'));

/** Whether the service responded that it is unavailable. */
export const isBusy = (error: unknown): boolean =>
  isOneOf(busyNames, error) || read(error, '$fault') === 'server' || statusOf(error) >= 500;

/** Converts an error of a service other than the database to an outage, if it is one. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof Outage) return error;
  return isNetworkFault(error) || isBusy(error) ? new Outage('DEPENDENCY_UNAVAILABLE', error) : undefined;
}
