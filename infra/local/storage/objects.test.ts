import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storageWorld } from './storageWorld.ts';

let world: Awaited<ReturnType<typeof storageWorld>>;

beforeEach(async () => {
  world = await storageWorld();
});
afterEach(() => world.end());

test('an object is returned with its content and metadata', async () => {
  const stored = await world.client.send(
    new PutObjectCommand({
      ...world.bucket,
      Key: 'avatars/é moi+1.png',
      Body: 'picture',
      ContentType: 'image/png',
      CacheControl: 'max-age=60',
      Metadata: { owner: 'ada' },
    }),
  );
  const object = await world.client.send(
    new GetObjectCommand({ ...world.bucket, Key: 'avatars/é moi+1.png' }),
  );

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

test('a streamed upload is stored without its chunk framing and trailer', async () => {
  const pieces = Array.from({ length: 300 }, (_, index) => Buffer.alloc(1 + index * 37, index));
  const whole = Buffer.concat(pieces);
  await world.client.send(
    new PutObjectCommand({
      ...world.bucket,
      Key: 'video.mp4',
      Body: Readable.from(pieces),
      ContentLength: whole.length,
      ChecksumAlgorithm: 'CRC32',
    }),
  );
  const object = await world.client.send(new GetObjectCommand({ ...world.bucket, Key: 'video.mp4' }));

  expect(Buffer.from((await object.Body?.transformToByteArray()) ?? [])).toEqual(whole);
  expect(object.ContentEncoding).toBeUndefined();
});

test.each(['CRC32', 'CRC32C', 'SHA1', 'SHA256'] as const)(
  'a %s checksum is verified',
  async ChecksumAlgorithm => {
    await world.client.send(
      new PutObjectCommand({ ...world.bucket, Key: 'a', Body: '123456789', ChecksumAlgorithm }),
    );
    const name = `Checksum${ChecksumAlgorithm}` as const;
    await expect(
      world.client.send(
        new PutObjectCommand({ ...world.bucket, Key: 'a', Body: 'other', [name]: 'AAAAAA==' }),
      ),
    ).rejects.toMatchObject({ name: 'BadDigest' });

    expect(await world.read('a')).toBe('123456789');
  },
);

test('a range returns part of the object, and a range past the end is refused', async () => {
  await world.put('digits', '0123456789');

  expect(await world.read('digits', 'bytes=2-4')).toBe('234');
  expect(await world.read('digits', 'bytes=7-')).toBe('789');
  expect(await world.read('digits', 'bytes=-2')).toBe('89');
  expect(await world.read('digits', 'bytes=8-99')).toBe('89');
  await expect(world.read('digits', 'bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' });
});

test('HEAD returns size and type, or NotFound for a missing object', async () => {
  await world.put('a', 'four');
  const head = await world.client.send(new HeadObjectCommand({ ...world.bucket, Key: 'a' }));

  expect(head).toMatchObject({ ContentLength: 4, ContentType: 'application/octet-stream' });
  await expect(world.client.send(new HeadObjectCommand({ ...world.bucket, Key: 'b' }))).rejects.toMatchObject(
    {
      name: 'NotFound',
    },
  );
});

test('a missing object is NoSuchKey and a missing bucket NoSuchBucket', async () => {
  await expect(world.read('nothing')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(world.client.send(new GetObjectCommand({ Bucket: 'absent', Key: 'a' }))).rejects.toMatchObject(
    { name: 'NoSuchBucket' },
  );
});

test('an empty object can be stored', async () => {
  await world.put('empty', '');

  expect(await world.read('empty')).toBe('');
});

test('conditions on the ETag are respected', async () => {
  const { ETag } = await world.put('a');
  const get = (conditions: object) =>
    world.client.send(new GetObjectCommand({ ...world.bucket, Key: 'a', ...conditions }));

  await expect(get({ IfMatch: '"other"' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  await expect(get({ IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
  await expect(
    world.client.send(new PutObjectCommand({ ...world.bucket, Key: 'a', Body: 'new', IfNoneMatch: '*' })),
  ).rejects.toMatchObject({ name: 'PreconditionFailed' });
  expect(await world.read('a')).toBe('content');
});

test('a bucket can be created and checked for', async () => {
  await world.client.send(new CreateBucketCommand({ Bucket: 'uploads' }));

  await world.client.send(new HeadBucketCommand({ Bucket: 'uploads' }));
  await expect(world.client.send(new HeadBucketCommand({ Bucket: 'absent' }))).rejects.toThrow();
});

test('operations that the emulator lacks are refused, not ignored', async () => {
  await world.put('a');

  await expect(
    world.client.send(new GetObjectAclCommand({ ...world.bucket, Key: 'a' })),
  ).rejects.toMatchObject({
    name: 'NotImplemented',
  });
});
