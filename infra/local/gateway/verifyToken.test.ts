import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokenIssuer } from '#functions/testing/tokens.ts';
import { makeVerifyToken, type VerifyToken } from './verifyToken.ts';

let issuer: Awaited<ReturnType<typeof createTokenIssuer>>;
let verify: VerifyToken;
beforeAll(async () => {
  issuer = await createTokenIssuer();
  verify = makeVerifyToken(issuer);
});
afterAll(() => issuer.close());

test('a valid token is accepted, with its claims as strings', async () => {
  const claims = { 'cognito:groups': ['admins', 'others'], iat: 1_700_000_000 };
  expect(await verify(issuer.token(claims))).toMatchObject({
    claims: { username: 'ada', iat: '1700000000', 'cognito:groups': '[admins others]' },
  });
});

test('an expired token is distinguished from an invalid one', async () => {
  expect(await verify(issuer.token({ exp: 1_700_000_000 }))).toEqual({ refused: 'expired' });
  for (const token of [
    'x',
    issuer.token({ client_id: 'other' }),
    issuer.token({ token_use: 'id' }),
    `${issuer.token()}x`,
  ])
    expect(await verify(token)).toEqual({ refused: 'invalid' });
});
