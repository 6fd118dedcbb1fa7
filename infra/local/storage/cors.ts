import type { IncomingMessage, ServerResponse } from 'node:http';
import { StorageFailure } from './failure.ts';

/** Allowed origins: a list of exact ones, or a predicate. */
export type AllowedOrigins = readonly string[] | ((origin: string) => boolean);

const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

const allows = (allowed: AllowedOrigins, origin: string) =>
  typeof allowed === 'function' ? allowed(origin) : allowed.includes(origin);

/** Adds the CORS headers for an allowed origin; none for other origins. */
export function allowOrigin(req: IncomingMessage, res: ServerResponse, allowed: AllowedOrigins): void {
  const { origin } = req.headers;
  if (origin === undefined) return;
  res.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method');
  if (!allows(allowed, origin)) return;

  res.setHeader('access-control-allow-origin', origin);
  res.setHeader('access-control-allow-credentials', 'true');
  res.setHeader('access-control-expose-headers', 'ETag, Content-Length, Content-Range');
}

/** Responds to a preflight request of an allowed origin; AccessForbidden for other origins. */
export function handlePreflight(req: IncomingMessage, res: ServerResponse, allowed: AllowedOrigins): void {
  const { origin, 'access-control-request-method': method } = req.headers;
  if (origin === undefined || method === undefined) {
    throw new StorageFailure('InvalidRequest', 'Insufficient information. Origin request header needed.');
  }
  if (!allows(allowed, origin) || !methods.includes(method)) throw new StorageFailure('AccessForbidden');

  res
    .writeHead(200, {
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': req.headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '3000',
    })
    .end();
}
