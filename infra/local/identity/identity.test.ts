import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AdminGetUserCommand,
  ListUserPoolsCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, identityWorld } from './identityWorld.ts';

let world: Awaited<ReturnType<typeof identityWorld>>;

beforeEach(async () => {
  world = await identityWorld();
});
afterEach(() => world.end());

describe('access', () => {
  test('admin actions require the right access key', async () => {
    const call = new AdminGetUserCommand(world.user('u1'));
    const guess = clientOf(world.identity.url, { accessKeyId: 'LOCALKEY', secretAccessKey: 'guess' });
    const unsigned = await fetch(world.identity.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
      body: JSON.stringify(world.user('u1')),
    });

    await expect(guess.send(call)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
    expect(unsigned.status).toBe(400);
    expect(await unsigned.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });

  test('operations that the emulator lacks are refused', async () => {
    await expect(world.client.send(new ListUserPoolsCommand({ MaxResults: 1 }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    });
  });
});

describe('the data folder', () => {
  test('keeps users, sessions and the signing key across a restart', async () => {
    await world.addUser('u1');
    const { access, refresh } = await world.signIn('u1');
    const { dataDir } = world;
    await world.identity.close();
    world = await identityWorld({ dataDir });

    expect((await world.verifier('access').verify(access)).username).toBe('u1');
    expect((await world.refresh(refresh))?.AccessToken).toBeDefined();
    expect((await world.signIn('u1')).access).not.toBe('');
  });

  test('holds no password or refresh token in plain text', async () => {
    await world.addUser('u1');
    const { refresh } = await world.signIn('u1');
    const saved = await readFile(join(world.dataDir, 'pool.json'), 'utf8');

    expect(saved).toContain('u1@example.com');
    expect(saved).not.toContain('correct horse');
    expect(saved).not.toContain(refresh);
  });

  test('loses nothing when many users sign up at the same time', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => world.signUp(`u${index}`)));
    const { dataDir } = world;
    await world.identity.close();
    world = await identityWorld({ dataDir });
    const { Users } = await world.client.send(new ListUsersCommand(world.pool));

    expect(Users).toHaveLength(30);
  });

  test('assigns a name only once to simultaneous sign-ups', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => world.signUp('u1')));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
