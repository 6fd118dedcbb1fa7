import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { day, minute, second } from '#shared/time.ts';
import { sameSecret } from './constantTime.ts';

/** Credentials accepted by an emulator. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Reason for rejecting a signature, in S3's terms. */
export type SignatureRefusal =
  | 'MissingSignature'
  | 'AuthorizationHeaderMalformed'
  | 'AuthorizationQueryParametersError'
  | 'HeadersNotSigned'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'Expired'
  | 'SignatureDoesNotMatch';

/** A valid signature: its access key, and the payload hash that it covers. */
export type Verified =
  | { ok: true; accessKeyId: string; payloadHash: string }
  | { ok: false; refusal: SignatureRefusal };

const algorithm = 'AWS4-HMAC-SHA256';
const allowedSkew = 15 * minute;
const longestExpiry = (7 * day) / second;

const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');

/** Percent-encodes everything except RFC 3986's unreserved characters. */
export function encodeUri(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Signing key for a day, region and service (`scope` is `20261120/eu-west-2/s3/aws4_request`). */
export function signingKey(secretAccessKey: string, scope: string): Buffer {
  return scope
    .split('/')
    .reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secretAccessKey}`));
}

/** Lower-case hexadecimal signature of a string in a scope. */
export function signatureOf(secretAccessKey: string, scope: string, stringToSign: string): string {
  return hmac(signingKey(secretAccessKey, scope), stringToSign).toString('hex');
}

/** Parses `20261120T101530Z`; undefined for any other format. */
export function parseAmzDate(value: string): Date | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(value);
  if (!parts) return undefined;
  const date = new Date(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`);

  return Number.isNaN(date.getTime()) ? undefined : date;
}

interface Claim {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payloadHash: string;
  expires?: number;
}

/**
 * Verifies the SigV4 signature of a request, in its headers or query. `body` is required for services that sign the
 * hash of the body without sending it in a header (all but S3).
 */
export function verifySignature(
  req: IncomingMessage,
  {
    credentials,
    service,
    now,
    body,
  }: { credentials: Credentials[]; service: string; now: Date; body?: Buffer },
): Verified {
  const [rawPath = '/', rawQuery = ''] = (req.url ?? '/').split('?', 2);
  const query = new URLSearchParams(rawQuery);
  const claim = claimOf(req, query, body);
  if (typeof claim === 'string') return { ok: false, refusal: claim };

  const [accessKeyId, ...scopeParts] = claim.credential.split('/');
  const date = parseAmzDate(claim.date);
  const wellFormed =
    date !== undefined &&
    scopeParts.length === 4 &&
    scopeParts[0] === claim.date.slice(0, 8) &&
    scopeParts[2] === service &&
    scopeParts[3] === 'aws4_request' &&
    claim.signedHeaders.split(';').includes('host');
  if (!wellFormed) return { ok: false, refusal: malformed(claim) };

  const signed = claim.signedHeaders.split(';');
  if (Object.keys(req.headers).some(name => name.startsWith('x-amz-') && !signed.includes(name))) {
    return { ok: false, refusal: 'HeadersNotSigned' };
  }

  const keys = credentials.find(one => one.accessKeyId === accessKeyId);
  if (!keys) return { ok: false, refusal: 'InvalidAccessKeyId' };

  const age = now.getTime() - date.getTime();
  if (age < -allowedSkew) return { ok: false, refusal: 'RequestTimeTooSkewed' };
  if (claim.expires === undefined && age > allowedSkew) return { ok: false, refusal: 'RequestTimeTooSkewed' };
  if (claim.expires !== undefined && age > claim.expires * 1000) return { ok: false, refusal: 'Expired' };

  const scope = scopeParts.join('/');
  const stringToSign = [
    algorithm,
    claim.date,
    scope,
    sha256(canonicalRequest(req, { rawPath, query, service }, claim)),
  ].join('\n');
  if (!sameSecret(signatureOf(keys.secretAccessKey, scope, stringToSign), claim.signature)) {
    return { ok: false, refusal: 'SignatureDoesNotMatch' };
  }

  return { ok: true, accessKeyId: keys.accessKeyId, payloadHash: claim.payloadHash };
}

function malformed(claim: Claim): SignatureRefusal {
  return claim.expires === undefined ? 'AuthorizationHeaderMalformed' : 'AuthorizationQueryParametersError';
}

function claimOf(
  req: IncomingMessage,
  query: URLSearchParams,
  body: Buffer | undefined,
): Claim | SignatureRefusal {
  if (query.has('X-Amz-Signature')) return queryClaim(query);

  const authorization = req.headers.authorization;
  if (!authorization) return 'MissingSignature';

  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    authorization,
  );
  const [, credential, signedHeaders, signature] = parts ?? [];
  const date = req.headers['x-amz-date'];
  const payloadHash = req.headers['x-amz-content-sha256'] ?? (body && sha256(body));
  if (!credential || !signedHeaders || !signature) return 'AuthorizationHeaderMalformed';
  if (typeof date !== 'string' || typeof payloadHash !== 'string') return 'AuthorizationHeaderMalformed';

  return { credential, signedHeaders, signature, date, payloadHash };
}

function queryClaim(query: URLSearchParams): Claim | SignatureRefusal {
  const value = (name: string) => query.get(name) ?? '';
  const expires = Number(value('X-Amz-Expires'));
  const valid =
    value('X-Amz-Algorithm') === algorithm &&
    value('X-Amz-Credential') !== '' &&
    value('X-Amz-SignedHeaders') !== '' &&
    Number.isInteger(expires) &&
    expires >= 1 &&
    expires <= longestExpiry;
  if (!valid) return 'AuthorizationQueryParametersError';

  return {
    credential: value('X-Amz-Credential'),
    signedHeaders: value('X-Amz-SignedHeaders'),
    signature: value('X-Amz-Signature'),
    date: value('X-Amz-Date'),
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
    expires,
  };
}

function canonicalRequest(
  req: IncomingMessage,
  { rawPath, query, service }: { rawPath: string; query: URLSearchParams; service: string },
  claim: Claim,
): string {
  const path = service === 's3' ? normalisedPath(rawPath) : encodeUri(rawPath).replaceAll('%2F', '/');
  const parameters = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeUri(name)}=${encodeUri(value)}`)
    .sort()
    .join('&');
  const headers = claim.signedHeaders
    .split(';')
    .map(name => `${name}:${headerValue(req, name)}\n`)
    .join('');

  return [req.method, path, parameters, headers, claim.signedHeaders, claim.payloadHash].join('\n');
}

/** S3 signs the path as sent, with each segment encoded once. */
function normalisedPath(rawPath: string): string {
  try {
    return rawPath
      .split('/')
      .map(segment => encodeUri(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return rawPath;
  }
}

function headerValue(req: IncomingMessage, name: string): string {
  const value = req.headers[name] ?? '';

  return (Array.isArray(value) ? value.join(',') : value).trim().replace(/ +/g, ' ');
}
