import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson, writeAtomically } from '#infra/local/wire/atomicFile.ts';

const Saved = z.object({ kid: z.string(), privateKey: z.record(z.string(), z.string()) });

/** Signing key pair of the pool, generated once per data folder. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwks: { keys: JsonWebKey[] };
}

/** Reads the key of a data folder, or generates one. */
export async function openSigningKey(dataDir: string): Promise<SigningKey> {
  const path = join(dataDir, 'key.json');
  const former = await readJson(path);
  const saved = former === undefined ? makeKey() : Saved.parse(former);
  if (former === undefined) await writeAtomically(path, JSON.stringify(saved));

  const privateKey = createPrivateKey({ key: saved.privateKey, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: saved.kid, alg: 'RS256', use: 'sig' };

  return { kid: saved.kid, privateKey, publicKey, jwks: { keys: [jwk] } };
}

function makeKey(): z.infer<typeof Saved> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

  return Saved.parse({ kid: randomUUID(), privateKey: privateKey.export({ format: 'jwk' }) });
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs claims as an RS256 token. */
export function signToken({ kid, privateKey }: SigningKey, claims: object): string {
  const content = `${encode({ kid, alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;

  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

const AccessClaims = z.object({
  token_use: z.literal('access'),
  iss: z.string(),
  client_id: z.string(),
  username: z.string(),
  origin_jti: z.string(),
  scope: z.string().default(''),
  exp: z.number(),
});

/** Claims of an access token signed with this key, expired or not; otherwise undefined. */
export function readAccessToken(
  { publicKey }: SigningKey,
  token: string,
): z.infer<typeof AccessClaims> | undefined {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const content = Buffer.from(`${header}.${claims}`);
  if (!verify('sha256', content, publicKey, Buffer.from(signature, 'base64url'))) return undefined;

  return AccessClaims.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))).data;
}
