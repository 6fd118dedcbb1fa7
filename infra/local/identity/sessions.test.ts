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

test('a session can be refreshed for 30 days', async () => {
  await world.addUser('u1');
  const { refresh } = await world.signIn('u1');
  clock = new Date(clock.getTime() + 29 * 24 * 3600 * 1000);
  world.client.config.systemClockOffset = clock.getTime() - Date.now();
  const fresh = await world.refresh(refresh);

  expect(fresh?.AccessToken).toBeDefined();
  expect(fresh?.RefreshToken).toBeUndefined();

  clock = new Date(clock.getTime() + 2 * 24 * 3600 * 1000);
  world.client.config.systemClockOffset = clock.getTime() - Date.now();
  await expect(world.refresh(refresh)).rejects.toMatchObject({ message: 'Refresh Token has expired' });
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
