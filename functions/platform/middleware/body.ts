import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract.ts';
import { type Refusal, refuse } from '../refusal.ts';

const most = 1024 * 1024;

/**
 * Parses the body by its content type: JSON, form fields, or unchanged text. An empty body is `undefined`. The body of an
 * endpoint that takes none is parsed as well, for the request metadata that every call sends; another type is ignored.
 */
export function readBody(
  event: Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded' | 'headers'>,
  { bodyFormat = 'json', body: schema }: Pick<EndpointSpec, 'body' | 'bodyFormat'>,
): { body: unknown } | Refusal<'INVALID_REQUEST' | 'PAYLOAD_TOO_LARGE'> {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > most) return refuse('PAYLOAD_TOO_LARGE');
  const text = bytes.toString('utf8');
  if (bodyFormat === 'raw') return { body: text };
  if (text === '') return { body: undefined };

  const type = event.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if ((bodyFormat === 'form' || !schema) && type === 'application/x-www-form-urlencoded')
    return { body: Object.fromEntries(new URLSearchParams(text)) };
  if (type !== 'application/json' && !type.endsWith('+json'))
    return schema ? refuse('INVALID_REQUEST') : { body: undefined };

  try {
    return { body: JSON.parse(text) };
  } catch {
    return refuse('INVALID_REQUEST');
  }
}
