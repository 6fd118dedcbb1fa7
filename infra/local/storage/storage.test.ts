import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, sendRaw, storageWorld } from './storageWorld.ts';

let world: Awaited<ReturnType<typeof storageWorld>>;
const media = { Bucket: 'media' };

beforeEach(async () => {
  world = await storageWorld();
});
afterEach(() => world.end());

const put = (Key: string, Body = 'content') =>
  world.client.send(new PutObjectCommand({ ...media, Key, Body }));
const read = async (Key: string, Range?: string) => {
  const object = await world.client.send(new GetObjectCommand({ ...media, Key, Range }));
  return (await object.Body?.transformToString()) ?? '';
};

describe('storing and reading', () => {
  test('an object comes back with its content and its metadata', async () => {
    const stored = await world.client.send(
      new PutObjectCommand({
        ...media,
        Key: 'avatars/é moi+1.png',
        Body: 'picture',
        ContentType: 'image/png',
        CacheControl: 'max-age=60',
        Metadata: { owner: 'ada' },
      }),
    );
    const object = await world.client.send(new GetObjectCommand({ ...media, Key: 'avatars/é moi+1.png' }));

    expect(await object.Body?.transformToString()).toBe('picture');
    expect(object).toMatchObject({
      ContentType: 'image/png',
      CacheControl: 'max-age=60',
      Metadata: { owner: 'ada' },
      ContentLength: 7,
      ETag: `"${createHash('md5').update('picture').digest('hex')}"`,
    });
    expect(stored.ETag).toBe(object.ETag);
    expect(stored.ChecksumCRC32).toBe(object.ChecksumCRC32);
  });

  test('a stream of unknown beginnings arrives whole, its framing and trailer left out', async () => {
    const pieces = Array.from({ length: 300 }, (_, index) => Buffer.alloc(1 + index * 37, index));
    const whole = Buffer.concat(pieces);
    await world.client.send(
      new PutObjectCommand({
        ...media,
        Key: 'video.mp4',
        Body: Readable.from(pieces),
        ContentLength: whole.length,
        ChecksumAlgorithm: 'CRC32',
      }),
    );
    const object = await world.client.send(new GetObjectCommand({ ...media, Key: 'video.mp4' }));

    expect(Buffer.from((await object.Body?.transformToByteArray()) ?? [])).toEqual(whole);
    expect(object.ContentEncoding).toBeUndefined();
  });

  test.each(['CRC32', 'CRC32C', 'SHA1', 'SHA256'] as const)(
    'a %s checksum is verified',
    async ChecksumAlgorithm => {
      await world.client.send(
        new PutObjectCommand({ ...media, Key: 'a', Body: '123456789', ChecksumAlgorithm }),
      );
      const name = `Checksum${ChecksumAlgorithm}` as const;
      await expect(
        world.client.send(new PutObjectCommand({ ...media, Key: 'a', Body: 'other', [name]: 'AAAAAA==' })),
      ).rejects.toMatchObject({ name: 'BadDigest' });

      expect(await read('a')).toBe('123456789');
    },
  );

  test('a range gives a part, and a range behind the end is refused', async () => {
    await put('digits', '0123456789');

    expect(await read('digits', 'bytes=2-4')).toBe('234');
    expect(await read('digits', 'bytes=7-')).toBe('789');
    expect(await read('digits', 'bytes=-2')).toBe('89');
    expect(await read('digits', 'bytes=8-99')).toBe('89');
    await expect(read('digits', 'bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  test('HEAD tells size and type; for nothing there it is NotFound', async () => {
    await put('a', 'four');
    const head = await world.client.send(new HeadObjectCommand({ ...media, Key: 'a' }));

    expect(head).toMatchObject({ ContentLength: 4, ContentType: 'application/octet-stream' });
    await expect(world.client.send(new HeadObjectCommand({ ...media, Key: 'b' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
  });

  test('what is not there is NoSuchKey, NoSuchBucket', async () => {
    await expect(read('nothing')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(
      world.client.send(new GetObjectCommand({ Bucket: 'absent', Key: 'a' })),
    ).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  test('an empty object is an object', async () => {
    await put('empty', '');

    expect(await read('empty')).toBe('');
  });

  test('conditions on the ETag hold', async () => {
    const { ETag } = await put('a');
    const get = (conditions: object) =>
      world.client.send(new GetObjectCommand({ ...media, Key: 'a', ...conditions }));

    await expect(get({ IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(get({ IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    await expect(
      world.client.send(new PutObjectCommand({ ...media, Key: 'a', Body: 'new', IfNoneMatch: '*' })),
    ).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect(await read('a')).toBe('content');
  });

  test('a bucket can be made, and told to exist', async () => {
    await world.client.send(new CreateBucketCommand({ Bucket: 'uploads' }));

    await world.client.send(new HeadBucketCommand({ Bucket: 'uploads' }));
    await expect(world.client.send(new HeadBucketCommand({ Bucket: 'absent' }))).rejects.toThrow();
  });

  test('what is not kept here is refused, not ignored', async () => {
    await put('a');

    await expect(world.client.send(new GetObjectAclCommand({ ...media, Key: 'a' }))).rejects.toMatchObject({
      name: 'NotImplemented',
    });
  });
});

describe('copying, removing, listing', () => {
  test('a copy has the metadata of its source, or the new one', async () => {
    await world.client.send(
      new PutObjectCommand({
        ...media,
        Key: 'a b',
        Body: 'x',
        ContentType: 'image/png',
        Metadata: { n: '1' },
      }),
    );
    const copy = (Key: string, more: object = {}) =>
      world.client.send(new CopyObjectCommand({ ...media, Key, CopySource: 'media/a%20b', ...more }));
    await copy('same');
    await copy('new', { MetadataDirective: 'REPLACE', ContentType: 'text/plain', Metadata: { n: '2' } });
    const head = (Key: string) => world.client.send(new HeadObjectCommand({ ...media, Key }));

    expect(await head('same')).toMatchObject({ ContentType: 'image/png', Metadata: { n: '1' } });
    expect(await head('new')).toMatchObject({ ContentType: 'text/plain', Metadata: { n: '2' } });
    await expect(
      world.client.send(new CopyObjectCommand({ ...media, Key: 'c', CopySource: 'media/none' })),
    ).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('what is removed is gone, from the disk too', async () => {
    await put('a');
    await put('b&<c>');
    await put('d');
    await world.client.send(new DeleteObjectCommand({ ...media, Key: 'a' }));
    await world.client.send(new DeleteObjectCommand({ ...media, Key: 'never there' }));
    const removed = await world.client.send(
      new DeleteObjectsCommand({ ...media, Delete: { Objects: [{ Key: 'b&<c>' }, { Key: 'd' }] } }),
    );

    expect(removed.Deleted?.map(one => one.Key)).toEqual(['b&<c>', 'd']);
    await expect(read('b&<c>')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await world.files()).toEqual([]);
  });

  test('replacing leaves one content on the disk', async () => {
    await put('a', 'one');
    await put('a', 'two');

    expect(await read('a')).toBe('two');
    expect(await world.files()).toHaveLength(2);
  });

  test('a list comes sorted, page by page, and folds at the delimiter', async () => {
    for (const key of ['b/2', 'a', 'b/1', 'c/x/1', 'c/y', 'd e&f', 'B']) await put(key);
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await world.client.send(
        new ListObjectsV2Command({ ...media, MaxKeys: 2, ContinuationToken }),
      );
      keys.push(...(page.Contents ?? []).map(one => one.Key ?? ''));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    const folded = await world.client.send(new ListObjectsV2Command({ ...media, Delimiter: '/' }));
    const inside = await world.client.send(
      new ListObjectsV2Command({ ...media, Prefix: 'c/', Delimiter: '/', StartAfter: 'c/x/' }),
    );

    expect(keys).toEqual(['B', 'a', 'b/1', 'b/2', 'c/x/1', 'c/y', 'd e&f']);
    expect(folded.Contents?.map(one => one.Key)).toEqual(['B', 'a', 'd e&f']);
    expect(folded.CommonPrefixes?.map(one => one.Prefix)).toEqual(['b/', 'c/']);
    expect(inside.Contents?.map(one => one.Key)).toEqual(['c/y']);
    await expect(
      world.client.send(new ListObjectsV2Command({ ...media, ContinuationToken: '%%' })),
    ).rejects.toMatchObject({ name: 'InvalidArgument' });
  });
});

describe('who may call', () => {
  test('nobody without a signature', async () => {
    await put('a');
    const answer = await fetch(`${world.storage.url}/media/a`);

    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<Code>AccessDenied</Code>');
  });

  test('nobody with the wrong secret or an unknown key', async () => {
    const get = new GetObjectCommand({ ...media, Key: 'a' });
    const wrong = clientOf(world.storage, { accessKeyId: 'LOCALKEY', secretAccessKey: 'guess' });
    const unknown = clientOf(world.storage, { accessKeyId: 'OTHER', secretAccessKey: 'local-secret' });

    await expect(wrong.send(get)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    await expect(unknown.send(get)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  });

  test('nobody with a request of yesterday', async () => {
    await world.end();
    world = await storageWorld({ now: () => new Date(Date.now() + 24 * 3600 * 1000) });

    await expect(read('a')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
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
  ])('no address leads out of the folder: %s', async path => {
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
  ])('a signed key that looks like a way out stays inside: %s', async Key => {
    await put(Key, 'inside');
    const listed = await world.client.send(new ListObjectsV2Command(media));

    expect(await read(Key)).toBe('inside');
    expect(listed.KeyCount).toBe(1);
    for (const file of await world.files()) expect(file.parentPath.startsWith(world.dataDir)).toBe(true);
  });

  test('a key of more than 1,024 bytes is refused', async () => {
    await expect(put('é'.repeat(513))).rejects.toMatchObject({ name: 'KeyTooLongError' });
  });
});

test('publishes an event for each new object before the upload is answered', async () => {
  await put('a b/é.png', 'four');
  expect(world.events).toHaveLength(1);
  await world.client.send(
    new CopyObjectCommand({ ...media, Key: 'copy', CopySource: 'media/a%20b/%C3%A9.png' }),
  );

  expect(world.events.map(({ detail }) => detail.reason)).toEqual(['PutObject', 'CopyObject']);
  expect(world.events[0]).toMatchObject({
    'detail-type': 'Object Created',
    detail: { bucket: { name: 'media' }, object: { key: 'a b/é.png', size: 4 } },
  });
});

test('everything is there after a restart', async () => {
  await put('kept', 'still here');
  const { dataDir } = world;
  await world.storage.close();
  world = await storageWorld({ dataDir, buckets: [] });

  expect(await read('kept')).toBe('still here');
});
