import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Contract, successStatus } from '#shared/contract.ts';
import { edgeCache } from '#shared/edgeCache.ts';
import { type Envelope, seal } from '#shared/envelope.ts';
import { errors, i18nIDOf } from '#shared/errors.ts';
import { Answer } from '../answer.ts';
import { cacheTagsOf, isForgettable, maxCacheTags } from '../cacheTags.ts';
import type { Refusal } from '../refusal.ts';

/** Converts a success to HTTP: the checked output in its hashed envelope, a redirect, or no content. */
export async function toSuccessResponse(
  contract: Contract,
  result: unknown,
  { requestId, isAnonymous, input }: { requestId: string; isAnonymous: boolean; input: object },
): Promise<APIGatewayProxyStructuredResultV2> {
  const { output, options }: Answer<unknown> = result instanceof Answer ? result : new Answer(result, {});
  const { cookies, location, cacheFor } = options;
  const status = options.status ?? (location ? 302 : successStatus(contract));
  const { output: schema, access, successMessage, cachedAtEdge } = contract.spec;
  const data = schema?.parse(output); // an output that violates its own contract is a bug

  const headers = {
    ...headersOf(requestId),
    ...(cachedAtEdge && isAnonymous && keptAtEdge([input, data])),
    ...(cacheFor !== undefined && {
      'cache-control': `${access === 'public' ? 'public' : 'private'}, max-age=${cacheFor}`,
    }),
    ...(location && { location }),
  };
  if (!schema) return { statusCode: status, headers, ...(cookies && { cookies }) };

  const words = successMessage
    ? { message: successMessage, i18nID: `success.${contract.id}` }
    : { message: 'OK', i18nID: 'success.ok' };
  const envelope = await seal({ success: true, ...words, endpointID: contract.id, data });
  return { statusCode: status, ...withBody(headers, envelope), ...(cookies && { cookies }) };
}

/**
 * Headers that let the CDN cache a response until it is invalidated for one of its projects or people. Responses that name
 * more projects than can be invalidated are not cached.
 */
function keptAtEdge(shown: unknown): Record<string, string> {
  const tags = cacheTagsOf(shown);
  return isForgettable(tags)
    ? {
        'cache-control': `public, max-age=0, s-maxage=${edgeCache.seconds}`,
        ...(tags.length > 0 && { 'cache-tag': tags.slice(0, maxCacheTags).join() }),
      }
    : {};
}

/** Converts a refusal to HTTP: its status, code and message with the {values} filled in. */
export async function toRefusalResponse(
  endpointID: string,
  refusal: Refusal,
  requestId: string,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { status, message } = errors[refusal.code];
  const { code, data, cookies, headers } = refusal;
  const sentence = message.replace(/\{(\w+)\}/g, (word, name) => wordOf(data?.[name]) ?? word);
  const open = { success: false, message: sentence, i18nID: i18nIDOf(code), endpointID, errorCode: code };
  return {
    statusCode: status,
    ...withBody({ ...headersOf(requestId), ...headers }, await seal(data ? { ...open, data } : open)),
    ...(cookies.length > 0 && { cookies: [...cookies] }),
  };
}

const headersOf = (requestId: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'x-request-id': requestId,
});

const withBody = (headers: Record<string, string>, envelope: Envelope) => ({
  headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(envelope),
});

const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
