import { gatewayErrors } from 'virtual:refusals';
import type { Input, Output } from '#shared/contract.ts';
import type { EndpointID, Endpoints } from '#shared/contracts/index.ts';
import type { FieldError } from '#shared/contracts/validation.ts';
import { type Envelope, isIntact } from '#shared/envelope.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { timings } from '#shared/settings.ts';
import { ApiError } from './apiError.ts';
import { endpointOf } from './endpointOf.ts';
import { takeFirstCall } from './firstCall.ts';
import { enterMaintenance } from './maintenance.ts';
import { urlFor } from './urlFor.ts';
import { sourceMetadata } from './visitSource.ts';

export type ApiInput<Id extends EndpointID> = Input<Endpoints[Id]>;
/** Metadata of the texts of people in a call. */
export interface TextMetadata {
  /** Language in which they are written; that of the site if absent. */
  textLanguage?: WrittenLanguage | undefined;
}

export type ApiOutput<Id extends EndpointID> = Output<Endpoints[Id]>;

/** Fields that every call sends in addition to its own. */
export interface RequestMetadata {
  country_code: string;
  language_code: string;
  origin: string;
}

export interface RequestOptions {
  token?: string | undefined;
  metadata: RequestMetadata;
  signal?: AbortSignal | undefined;
}

/** Parts of an input besides path parameters; contracts allow only these types in a query. */
interface Parts {
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  body?: object;
}

const partsOf = (input: object): Parts => input;

/** True while the page is being left: failed requests are then no sign of an outage. Reset if the cache restores the page. */
let isLeaving = false;
if (typeof addEventListener === 'function') {
  addEventListener('beforeunload', () => markLeaving());
  addEventListener('pagehide', () => markLeaving());
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/** Resets itself, because users may still stay when the page asks them to confirm leaving. */
function markLeaving(): void {
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
  }, 2_000);
}

/** Sends one request and verifies the hash of the response. Throws an ApiError, or the reason of the signal. */
export async function request<Id extends EndpointID>(
  id: Id,
  input: ApiInput<Id> & TextMetadata,
  { token, metadata, signal }: RequestOptions,
): Promise<ApiOutput<Id>> {
  const endpoint = await endpointOf(id).catch(() => {
    throw unreachable();
  });
  const { method } = endpoint;
  const { headers, body } = partsOf(input);
  // A `generate…` call may wait for a language model; the server gives up after 16 seconds.
  const timeout = AbortSignal.timeout(timings.fetchTimeout * (id.startsWith('generate') ? 2 : 1));

  const url = urlOfCall(endpoint, id, input, metadata);
  const firstResponse = method === 'GET' && !token ? await takeFirstCall(url) : undefined;
  const response =
    firstResponse ??
    (await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && {
        body: JSON.stringify({
          ...metadata,
          ...sourceMetadata(id, input),
          ...(input.textLanguage && { text_language: input.textLanguage }),
          ...body,
        }),
      }),
      ...(isLeaving && { keepalive: true }), // lets the request outlive the page
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((reason: unknown) => {
      if (signal?.aborted) throw reason;
      if (isLeaving) return new Promise<never>(() => {}); // aborted by the browser: never settles, because the page is going away
      throw unreachable();
    }));

  return (await read(response)) as ApiOutput<Id>; // the server checked it against the contract's output schema
}

function urlOfCall(
  { path, method }: Awaited<ReturnType<typeof endpointOf>>,
  id: EndpointID,
  input: object,
  metadata: RequestMetadata,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = Reflect.get(input, name);
    if (typeof value !== 'string' || value === '') throw new TypeError(`${id} needs ${name}`);
    return encodeURIComponent(value);
  });

  const { query } = partsOf(input);
  return urlFor(filled, { ...(method === 'GET' && metadata), ...query });
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;

  const envelope = (await response.json().catch(() => undefined)) as unknown;
  if (!isEnvelope(envelope)) throw gatewayError(response);
  if (!(await isIntact(envelope))) throw corrupted(response.status);
  if (envelope.success) return envelope.data;

  const { errorCode = 'INTERNAL', i18nID, message, data } = envelope;
  if (errorCode === 'SITE_UNDER_MAINTENANCE') enterMaintenance(untilOf(data));
  throw new ApiError({ code: errorCode, status: response.status, i18nID, message, ...detailsOf(data) });
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'success' in value &&
  'endpointID' in value &&
  'hash' in value;

/** Details of a refusal: the invalid fields, or the values of its message. */
function detailsOf(data: unknown): { fields?: FieldError[]; values?: Record<string, unknown> } {
  if (typeof data !== 'object' || data === null) return {};
  const { fields, ...values } = data as { fields?: FieldError[] }; // the hash proves that our server wrote it
  return { ...(fields && { fields }), values };
}

/** Expected end of the maintenance, from the data of a refusal; an ISO date and time. */
function untilOf(data: unknown): string | undefined {
  const until: unknown = Reflect.get(Object(data), 'until');
  return typeof until === 'string' ? until : undefined;
}

/** Error for a response of the gateway instead of a handler: only its status is known. */
function gatewayError({ status, headers }: Response): ApiError {
  const code =
    status === 401
      ? headers.get('www-authenticate')?.includes('expired')
        ? 'SESSION_EXPIRED'
        : 'NOT_AUTHENTICATED'
      : status === 403
        ? 'FORBIDDEN'
        : status === 404
          ? 'NOT_FOUND'
          : status === 413
            ? 'PAYLOAD_TOO_LARGE'
            : status === 429
              ? 'TOO_MANY_ATTEMPTS'
              : undefined;

  if (!code) return status >= 500 ? unreachable(status) : corrupted(status);
  return new ApiError({ code, status, ...gatewayErrors[code] });
}

const unreachable = (status = 0) =>
  new ApiError({
    code: 'SERVER_NOT_REACHABLE',
    status,
    i18nID: 'server_not_reachable',
    message: 'The server cannot be reached.',
  });

const corrupted = (status: number) =>
  new ApiError({
    code: 'DATA_INTEGRITY',
    status,
    i18nID: 'errors.data_integrity',
    message: 'The response was damaged in transit.',
  });
