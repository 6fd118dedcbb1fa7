import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientOf, sendRaw, storageWorld } from './storageWorld.ts';

let world: Awaited<ReturnType<typeof storageWorld>>;

beforeEach(async () => {
  world = await storageWorld();
});
afterEach(() => world.end());

test('a request without a signature is refused', async () => {
  await world.put('a');
  const answer = await fetch(`${world.storage.url}/media/a`);

  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('<Code>AccessDenied</Code>');
});

test('a wrong secret and an unknown access key are refused', async () => {
  const get = new GetObjectCommand({ ...world.bucket, Key: 'a' });
  const wrong = clientOf(world.storage, { accessKeyId: 'LOCALKEY', secretAccessKey: 'guess' });
  const unknown = clientOf(world.storage, { accessKeyId: 'OTHER', secretAccessKey: 'local-secret' });

  await expect(wrong.send(get)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  await expect(unknown.send(get)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
});

test('a request signed a day ago is refused', async () => {
  await world.end();
  world = await storageWorld({ now: () => new Date(Date.now() + 24 * 3600 * 1000) });

  await expect(world.read('a')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
});

test.each([
  '/media/../../etc/passwd',
  '/media/%2e%2e/%2e%2e/x',
  '/../media/x',
  '/%2e%2e/x',
  '/..%2f..%2fx/y',
  '//x',
  '/media/%zz',
  '/',
])('no request path reaches outside the data folder: %s', async path => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const answer = await sendRaw(world.storage.url, path, { method });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
});

test.each([
  '../../../escape',
  'a/../../b',
  '..',
  '.',
  '/absolute',
  'a\\..\\b',
  'x'.repeat(1024),
  'nul\u0000l',
])('an object key that looks like a path stays inside the data folder: %s', async Key => {
  await world.put(Key, 'inside');
  const listed = await world.client.send(new ListObjectsV2Command(world.bucket));

  expect(await world.read(Key)).toBe('inside');
  expect(listed.KeyCount).toBe(1);
  for (const file of await world.files()) expect(file.parentPath.startsWith(world.dataDir)).toBe(true);
});

test('an object key of more than 1,024 bytes is refused', async () => {
  await expect(world.put('é'.repeat(513))).rejects.toMatchObject({ name: 'KeyTooLongError' });
});
