import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokenIssuer } from '#functions/testing/tokens.ts';
import { makeTokenVerifier, type TokenVerifier } from './verifyToken.ts';

let issuer: Awaited<ReturnType<typeof createTokenIssuer>>;
let verifyToken: TokenVerifier;
beforeAll(async () => {
  issuer = await createTokenIssuer();
  process.env['TOKEN_ISSUER'] = issuer.issuer;
  process.env['TOKEN_CLIENT_ID'] = issuer.clientId;
  verifyToken = makeTokenVerifier();
});
afterAll(() => issuer.close());

test('a valid token yields its user, groups and the start of the session', async () => {
  const token = issuer.token({ 'cognito:groups': ['admins'], auth_time: 1_700_000_000 });
  expect(await verifyToken(`Bearer ${token}`)).toEqual({
    username: 'ada',
    groups: ['admins'],
    since: 1_700_000_000,
  });
});

test.each([
  ['expired', { exp: 1_700_000_000 }],
  ['of another issuer', { iss: 'https://elsewhere.example' }],
  ['for another client', { client_id: 'other' }],
  ['an id token', { token_use: 'id' }],
  ['without an end', { exp: undefined }],
])('a token that is %s is rejected', async (_, claims) => {
  expect(await verifyToken(`Bearer ${issuer.token(claims)}`)).toBeUndefined();
});

test('a token with critical extensions is rejected, since none is understood', async () => {
  expect(await verifyToken(`Bearer ${issuer.token({}, { crit: ['b64'], b64: true })}`)).toBeUndefined();
});

test('missing, malformed and modified tokens are rejected', async () => {
  const [head, , signature] = issuer.token().split('.');
  const forged = Buffer.from(JSON.stringify({ username: 'eve' })).toString('base64url');
  for (const authorization of [undefined, '', 'Basic x', 'Bearer x', `Bearer ${head}.${forged}.${signature}`])
    expect(await verifyToken(authorization)).toBeUndefined();
});
