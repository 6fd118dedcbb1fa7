import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { storageWorld } from '#infra/local/storage/storageWorld.ts';
import { serveMedia } from './media.ts';
import { buckets, credentials } from './variables.ts';

/** A server of media with an empty storage behind it. */
async function mediaWorld() {
  const world = await storageWorld({ buckets: Object.values(buckets), credentials });
  const serve = serveMedia(world.storage.url);
  const server = createServer((request, response) => {
    void serve(request, response, new URL(request.url ?? '/', 'http://localhost'));
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    client: new S3Client({
      endpoint: world.storage.url,
      region: 'eu-west-2',
      credentials,
      forcePathStyle: true,
    }),
    get: async (path: string, headers: Record<string, string> = {}) =>
      await fetch(`http://127.0.0.1:${port}/media/${path}`, { headers }),
    async end() {
      server.close();
      await world.end();
    },
  };
}

test('a file that does not exist is answered with a picture and the status 404', async () => {
  const { get, end } = await mediaWorld();
  const answer = await get('img-users/none.webp');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/svg+xml']);
  expect(await answer.text()).toContain('<svg');
  await end();
});

test('a video comes in parts of four megabytes, and a picture whole', async () => {
  const { client, get, end } = await mediaWorld();
  const Body = Buffer.alloc(9_000_000, 1);
  for (const Key of ['videos/a.mp4', 'img-projects/a.webp'])
    await client.send(new PutObjectCommand({ Bucket: buckets.media, Key, Body }));

  const parts = [];
  for (const range of ['bytes=0-', 'bytes=4000000-', 'bytes=8000000-8999999']) {
    const part = await get('videos/a.mp4', { range });
    parts.push([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]);
  }
  expect(parts).toEqual([
    [206, 'bytes 0-3999999/9000000', 4_000_000],
    [206, 'bytes 4000000-7999999/9000000', 4_000_000],
    [206, 'bytes 8000000-8999999/9000000', 1_000_000],
  ]);
  const picture = await get('img-projects/a.webp');
  expect([picture.status, (await picture.arrayBuffer()).byteLength]).toEqual([200, 9_000_000]);
  await end();
});
