import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storageWorld } from './storageWorld.ts';

let world: Awaited<ReturnType<typeof storageWorld>>;

beforeEach(async () => {
  world = await storageWorld();
});
afterEach(() => world.end());

test('a copy keeps the metadata of its source unless it replaces it', async () => {
  await world.client.send(
    new PutObjectCommand({
      ...world.bucket,
      Key: 'a b',
      Body: 'x',
      ContentType: 'image/png',
      Metadata: { n: '1' },
    }),
  );
  const copy = (Key: string, more: object = {}) =>
    world.client.send(new CopyObjectCommand({ ...world.bucket, Key, CopySource: 'media/a%20b', ...more }));
  await copy('same');
  await copy('new', { MetadataDirective: 'REPLACE', ContentType: 'text/plain', Metadata: { n: '2' } });
  const head = (Key: string) => world.client.send(new HeadObjectCommand({ ...world.bucket, Key }));

  expect(await head('same')).toMatchObject({ ContentType: 'image/png', Metadata: { n: '1' } });
  expect(await head('new')).toMatchObject({ ContentType: 'text/plain', Metadata: { n: '2' } });
  await expect(
    world.client.send(new CopyObjectCommand({ ...world.bucket, Key: 'c', CopySource: 'media/none' })),
  ).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('deleted objects are removed from disk too', async () => {
  await world.put('a');
  await world.put('b&<c>');
  await world.put('d');
  await world.client.send(new DeleteObjectCommand({ ...world.bucket, Key: 'a' }));
  await world.client.send(new DeleteObjectCommand({ ...world.bucket, Key: 'never there' }));
  const removed = await world.client.send(
    new DeleteObjectsCommand({ ...world.bucket, Delete: { Objects: [{ Key: 'b&<c>' }, { Key: 'd' }] } }),
  );

  expect(removed.Deleted?.map(one => one.Key)).toEqual(['b&<c>', 'd']);
  await expect(world.read('b&<c>')).rejects.toMatchObject({ name: 'NoSuchKey' });
  expect(await world.files()).toEqual([]);
});

test('replacing an object leaves only the new content on disk', async () => {
  await world.put('a', 'one');
  await world.put('a', 'two');

  expect(await world.read('a')).toBe('two');
  expect(await world.files()).toHaveLength(2);
});

test('a list is sorted, paged, and grouped by the delimiter', async () => {
  for (const key of ['b/2', 'a', 'b/1', 'c/x/1', 'c/y', 'd e&f', 'B']) await world.put(key);
  const keys: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await world.client.send(
      new ListObjectsV2Command({ ...world.bucket, MaxKeys: 2, ContinuationToken }),
    );
    keys.push(...(page.Contents ?? []).map(one => one.Key ?? ''));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  const folded = await world.client.send(new ListObjectsV2Command({ ...world.bucket, Delimiter: '/' }));
  const inside = await world.client.send(
    new ListObjectsV2Command({ ...world.bucket, Prefix: 'c/', Delimiter: '/', StartAfter: 'c/x/' }),
  );

  expect(keys).toEqual(['B', 'a', 'b/1', 'b/2', 'c/x/1', 'c/y', 'd e&f']);
  expect(folded.Contents?.map(one => one.Key)).toEqual(['B', 'a', 'd e&f']);
  expect(folded.CommonPrefixes?.map(one => one.Prefix)).toEqual(['b/', 'c/']);
  expect(inside.Contents?.map(one => one.Key)).toEqual(['c/y']);
  await expect(
    world.client.send(new ListObjectsV2Command({ ...world.bucket, ContinuationToken: '%%' })),
  ).rejects.toMatchObject({ name: 'InvalidArgument' });
});

test('each new object publishes an event before the response to its upload', async () => {
  await world.put('a b/é.png', 'four');
  expect(world.events).toHaveLength(1);
  await world.client.send(
    new CopyObjectCommand({ ...world.bucket, Key: 'copy', CopySource: 'media/a%20b/%C3%A9.png' }),
  );

  expect(world.events.map(({ detail }) => detail.reason)).toEqual(['PutObject', 'CopyObject']);
  expect(world.events[0]).toMatchObject({
    'detail-type': 'Object Created',
    detail: { bucket: { name: 'media' }, object: { key: 'a b/é.png', size: 4 } },
  });
});

test('objects survive a restart', async () => {
  await world.put('kept', 'still here');
  const { dataDir } = world;
  await world.storage.close();
  world = await storageWorld({ dataDir, buckets: [] });

  expect(await world.read('kept')).toBe('still here');
});
