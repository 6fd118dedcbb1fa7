import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { storageWorld } from '#infra/local/storage/storageWorld.ts';
import { serveMedia } from './media.ts';
import { buckets, credentials } from './variables.ts';

test('a file that does not exist is answered with a picture and the status 404', async () => {
  const world = await storageWorld({ buckets: Object.values(buckets), credentials });
  const serve = serveMedia(world.storage.url);
  const server = createServer((request, response) => {
    void serve(request, response, new URL(request.url ?? '/', 'http://localhost'));
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;

  const answer = await fetch(`http://127.0.0.1:${port}/media/img-users/none.webp`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/svg+xml']);
  expect(await answer.text()).toContain('<svg');
  server.close();
  await world.end();
});
