import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { HttpRequest } from '@smithy/core/protocols';
import { Hash } from '@smithy/core/serde';
import { SignatureV4 } from '@smithy/signature-v4';
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

/** Query parameters that a presigned URL gains by being signed. */
const signingParameters = new Set([
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Date',
  'X-Amz-Expires',
  'X-Amz-SignedHeaders',
  'X-Amz-Signature',
]);

/** Header that contains the hash of the body: signed if it was sent, and otherwise only a part of what is signed. */
const hashHeader = 'x-amz-content-sha256';

const sha256 = (value: Buffer): string => createHash('sha256').update(value).digest('hex');

/** Signs for a service as clients do. S3 signs the path as it is sent, other services encode it once more. */
const signerOf = (credentials: Credentials, { region, service }: { region: string; service: string }) =>
  new SignatureV4({
    credentials,
    region,
    service,
    sha256: Hash.bind(undefined, 'sha256'),
    uriEscapePath: service !== 's3',
    applyChecksum: false,
  });

/** Lower-case hexadecimal signature of the policy of a browser's form for S3. */
export const signPolicy = (
  policy: string,
  { credentials, region, date }: { credentials: Credentials; region: string; date: Date },
): Promise<string> => signerOf(credentials, { region, service: 's3' }).sign(policy, { signingDate: date });

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
export async function verifySignature(
  req: IncomingMessage,
  {
    credentials,
    service,
    now,
    body,
  }: { credentials: Credentials[]; service: string; now: Date; body?: Buffer },
): Promise<Verified> {
  const [, rawQuery = ''] = (req.url ?? '/').split('?', 2);
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

  const signer = signerOf(keys, { region: scopeParts[1] ?? '', service });
  const expected = await expectedSignature(signer, req, query, { ...claim, date });
  if (!sameSecret(expected, claim.signature)) return { ok: false, refusal: 'SignatureDoesNotMatch' };

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
  const payloadHash = req.headers[hashHeader] ?? (body && sha256(body));
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

/** The signature that a client with the right key computes for a request. */
async function expectedSignature(
  signer: SignatureV4,
  req: IncomingMessage,
  query: URLSearchParams,
  { signedHeaders, date, expires, payloadHash }: Omit<Claim, 'date'> & { date: Date },
): Promise<string> {
  const signed = signedHeaders.split(';');
  const request = new HttpRequest({
    method: req.method ?? 'GET',
    path: req.url?.split('?')[0] ?? '/',
    query: Object.fromEntries(
      [...query.keys()].filter(name => !signingParameters.has(name)).map(name => [name, query.getAll(name)]),
    ),
    headers: {
      ...Object.fromEntries(signed.map(name => [name, headerValue(req, name)])),
      [hashHeader]: payloadHash,
    },
  });
  const options = {
    signingDate: date,
    signableHeaders: new Set(signed),
    unsignableHeaders: new Set([hashHeader]),
    unhoistableHeaders: new Set([...signed, hashHeader]),
  };
  if (expires === undefined) {
    const { headers } = await signer.sign(request, options);
    return headers['authorization']?.split('Signature=')[1] ?? '';
  }
  const presigned = await signer.presign(request, { ...options, expiresIn: expires });
  return String(presigned.query?.['X-Amz-Signature']);
}

function headerValue(req: IncomingMessage, name: string): string {
  const value = req.headers[name] ?? '';

  return Array.isArray(value) ? value.join(',') : value;
}
