import {
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identityWorld } from './identityWorld.ts';

let world: Awaited<ReturnType<typeof identityWorld>>;
let clock: Date;

beforeEach(async () => {
  clock = new Date();
  world = await identityWorld({ now: () => clock });
});
afterEach(() => world.end());

const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
  world.client.config.systemClockOffset = clock.getTime() - Date.now();
};
const day = 24 * 3600;

test('a session can be refreshed for 30 days, by another refresh token each time', async () => {
  await world.addUser('u1');
  const { refresh } = await world.signIn('u1');
  later(29 * day);
  const fresh = await world.refresh(refresh);

  expect(fresh?.AccessToken).toBeDefined();
  expect(fresh?.RefreshToken).not.toBe(refresh);
  expect((await world.refresh(fresh?.RefreshToken ?? ''))?.AccessToken).toBeDefined();

  later(2 * day);
  await expect(world.refresh(fresh?.RefreshToken ?? '')).rejects.toMatchObject({
    message: 'Refresh Token has expired',
  });
});

test('an exchanged refresh token is valid for a minute more', async () => {
  await world.addUser('u1');
  const { refresh } = await world.signIn('u1');
  const fresh = await world.refresh(refresh);
  later(60);
  expect((await world.refresh(refresh))?.AccessToken).toBeDefined();
  later(1);
  await expect(world.refresh(refresh)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
  expect((await world.refresh(fresh?.RefreshToken ?? ''))?.AccessToken).toBeDefined();
});

test('revoking an exchanged refresh token ends the session of its successors', async () => {
  await world.addUser('u1');
  const { refresh } = await world.signIn('u1');
  const fresh = await world.refresh(refresh);
  await world.client.send(new RevokeTokenCommand({ Token: refresh, ClientId: world.identity.clientId }));
  await expect(world.refresh(fresh?.RefreshToken ?? '')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

test('revoking a refresh token ends only its own session', async () => {
  await world.addUser('u1');
  const one = await world.signIn('u1');
  const two = await world.signIn('u1');
  await world.client.send(new RevokeTokenCommand({ Token: one.refresh, ClientId: world.identity.clientId }));

  await expect(world.refresh(one.refresh)).rejects.toMatchObject({
    message: 'Refresh Token has been revoked',
  });
  await expect(world.client.send(new GetUserCommand({ AccessToken: one.access }))).rejects.toMatchObject({
    message: 'Access Token has been revoked',
  });
  expect((await world.refresh(two.refresh))?.AccessToken).toBeDefined();
  await expect(
    world.client.send(new RevokeTokenCommand({ Token: two.access, ClientId: world.identity.clientId })),
  ).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
});

test('a global sign-out ends all sessions of a user', async () => {
  await world.addUser('u1');
  await world.addUser('u2');
  const sessions = [await world.signIn('u1'), await world.signIn('u1')];
  const other = await world.signIn('u2');
  await world.client.send(new AdminUserGlobalSignOutCommand(world.user('u1')));

  for (const { access, refresh } of sessions) {
    await expect(world.refresh(refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(world.client.send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  }
  expect((await world.refresh(other.refresh))?.AccessToken).toBeDefined();
  expect((await world.refresh((await world.signIn('u1')).refresh))?.AccessToken).toBeDefined();
});

test('an invented refresh token is refused', async () => {
  await expect(world.refresh('made-up')).rejects.toMatchObject({ message: 'Invalid Refresh Token' });
});
