import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identityWorld } from './identityWorld.ts';
import { stepOf, totpCode } from './totp.ts';

let world: Awaited<ReturnType<typeof identityWorld>>;
let time = Date.parse('2026-11-20T12:00:00Z');

beforeEach(async () => {
  time = Date.parse('2026-11-20T12:00:00Z');
  world = await identityWorld({ now: () => new Date(time), credentials: undefined });
  await world.addUser('u1');
});
afterEach(() => world.end());

const wait = (seconds: number) => {
  time += seconds * 1000;
};
const codeOf = (secret: string) => totpCode(secret, stepOf(time));

/** Associates an app with the user and requires its codes. Returns the secret. */
async function enroll(): Promise<string> {
  const { access } = await world.signIn('u1');
  const { SecretCode = '' } = await world.client.send(
    new AssociateSoftwareTokenCommand({ AccessToken: access }),
  );
  await world.client.send(
    new VerifySoftwareTokenCommand({ AccessToken: access, UserCode: codeOf(SecretCode) }),
  );
  await setRequired(true);
  return SecretCode;
}

const setRequired = (Enabled: boolean) =>
  world.client.send(
    new AdminSetUserMFAPreferenceCommand({
      ...world.user('u1'),
      SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
    }),
  );

const initiate = () =>
  world.client.send(
    new AdminInitiateAuthCommand({
      ...world.pool,
      ClientId: world.identity.clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'u1', PASSWORD: 'correct horse' },
    }),
  );

const respond = (Session: string | undefined, code: string) =>
  world.client.send(
    new AdminRespondToAuthChallengeCommand({
      ...world.pool,
      ClientId: world.identity.clientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: 'u1', SOFTWARE_TOKEN_MFA_CODE: code },
    }),
  );

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is the one of RFC 6238', (second, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'; // "12345678901234567890"
  expect(totpCode(secret, stepOf(second * 1000))).toBe(code);
});

test('a user with an app signs in with a code, and each code once', async () => {
  const secret = await enroll();
  wait(30);
  const { ChallengeName, Session, AuthenticationResult } = await initiate();
  expect([ChallengeName, AuthenticationResult]).toEqual(['SOFTWARE_TOKEN_MFA', undefined]);

  const used = codeOf(secret);
  expect((await respond(Session, used)).AuthenticationResult?.AccessToken).toBeTruthy();
  const { Session: next } = await initiate();
  await expect(respond(next, used)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  await expect(respond(next, '000000')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  wait(30);
  expect((await respond(next, codeOf(secret))).AuthenticationResult?.AccessToken).toBeTruthy();
  await expect(respond(next, codeOf(secret))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('the clock of a phone may be half a minute off, and no more', async () => {
  const secret = await enroll();
  wait(300);
  const { Session } = await initiate();
  const at = (seconds: number) => totpCode(secret, stepOf(time + seconds * 1000));

  await expect(respond(Session, at(-60))).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await expect(respond(Session, at(60))).rejects.toMatchObject({ name: 'CodeMismatchException' });
  expect((await respond(Session, at(-30))).AuthenticationResult).toBeDefined();
});

test('a sign-in waits three minutes and five codes for its second factor', async () => {
  const secret = await enroll();
  wait(30);
  const late = await initiate();
  wait(181);
  await expect(respond(late.Session, codeOf(secret))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });

  const { Session } = await initiate();
  for (let attempt = 0; attempt < 5; attempt++)
    await expect(respond(Session, '000000')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await expect(respond(Session, codeOf(secret))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('an app is proved before it is required, and can be given up', async () => {
  const { access } = await world.signIn('u1');
  await expect(setRequired(true)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await expect(
    world.client.send(new VerifySoftwareTokenCommand({ AccessToken: access, UserCode: '123456' })),
  ).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await world.client.send(new AssociateSoftwareTokenCommand({ AccessToken: access }));
  await expect(
    world.client.send(new VerifySoftwareTokenCommand({ AccessToken: access, UserCode: '000000' })),
  ).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });

  await enroll();
  const user = () => world.client.send(new AdminGetUserCommand(world.user('u1')));
  expect((await user()).UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA']);
  await setRequired(false);
  expect((await user()).UserMFASettingList).toBeUndefined();
  expect((await world.signIn('u1')).access).not.toBe('');
});
