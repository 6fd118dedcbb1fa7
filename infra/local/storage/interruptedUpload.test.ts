import { IncomingMessage, request } from 'node:http';
import { Socket } from 'node:net';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { incoming } from './incoming.ts';
import { storageWorld } from './storageWorld.ts';

let world: Awaited<ReturnType<typeof storageWorld>>;

beforeEach(async () => {
  world = await storageWorld();
});
afterEach(() => world.end());

const put = (Body: string) => world.client.send(new PutObjectCommand({ Bucket: 'media', Key: 'a', Body }));
const read = async () => {
  const { Body } = await world.client.send(new GetObjectCommand({ Bucket: 'media', Key: 'a' }));
  return Body?.transformToString();
};

test.each([
  ['right', 'DUoRhQ==', true],
  ['wrong', 'AAAAAA==', false],
  ['missing', undefined, false],
])('a trailing checksum that is %s is detected', async (_, checksum, isAccepted) => {
  const req = new IncomingMessage(new Socket());
  req.headers = { 'x-amz-trailer': 'x-amz-checksum-crc32', 'x-amz-decoded-content-length': '11' };
  req.push(`b\r\nhello world\r\n0\r\n${checksum ? `x-amz-checksum-crc32:${checksum}\r\n` : ''}\r\n`);
  req.push(null);
  const body = incoming(req, 'STREAMING-UNSIGNED-PAYLOAD-TRAILER');
  for await (const piece of body.content) body.observe(piece);

  if (isAccepted) expect(body.finish()).toEqual({ 'x-amz-checksum-crc32': checksum });
  else expect(() => body.finish()).toThrow(expect.objectContaining({ code: 'BadDigest' }));
});

test('an interrupted upload replaces nothing and leaves nothing behind', async () => {
  await put('first');
  const presigner = new S3Client({
    endpoint: world.storage.url,
    region: 'eu-west-2',
    forcePathStyle: true,
    credentials: { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const url = await getSignedUrl(presigner, new PutObjectCommand({ Bucket: 'media', Key: 'a' }));
  const upload = request(url, { method: 'PUT', headers: { 'content-length': '1000000' } });
  upload.on('error', () => undefined);
  upload.write(Buffer.alloc(100_000));
  await expect.poll(world.files).toHaveLength(3);
  upload.destroy();

  await expect.poll(world.files).toHaveLength(2);
  expect(await read()).toBe('first');
});

test('simultaneous uploads to one key leave one complete object', async () => {
  const bodies = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(1000));
  await Promise.all(bodies.map(put));

  expect(bodies).toContain(await read());
  expect(await world.files()).toHaveLength(2);
});
