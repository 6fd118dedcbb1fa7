import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limitOf } from '#functions/testing/limitOf.ts';
import { presignUpload } from './presignUpload.ts';
import { type UploadWorld, uploadWorld } from './testing/uploadWorld.ts';

let world: UploadWorld;
beforeAll(async () => {
  world = await uploadWorld();
});
afterAll(() => world.close());

// each user is limited to thirty uploads per hour
beforeEach(() => world.clock.add({ minutes: 61 }));

describe('a presigned upload', () => {
  test('allows one file of one type under one key for fifteen minutes', async () => {
    const { status, data } = await world.ask('avatar', 'image/png');

    expect(status).toBe(201);
    expect(data?.url).toBe(`${world.storage.url}/uploads`);
    expect(data?.fields).toMatchObject({
      key: `incoming/avatar/${world.me}/${data?.UploadID}`,
      'Content-Type': 'image/png',
    });
    expect(Date.parse(data?.expiresAt ?? '') - Date.parse(world.clock.now())).toBe(15 * 60_000);
    expect(await world.stateOf(data?.UploadID ?? '')).toMatchObject({ status: 'pending', kind: 'avatar' });
  });

  test.each([
    ['avatar', 'image/gif'],
    ['avatar', 'image/svg+xml'],
    ['project', 'video/mp4'],
    ['video', 'image/png'],
  ] as const)('is refused for a %s of type %s', async (kind, type) => {
    expect(await world.ask(kind, type)).toMatchObject({ status: 400, code: 'UPLOAD_INVALID_TYPE' });
  });

  test('is refused for a file that is too large', async () => {
    expect(await world.ask('avatar', 'image/png', 2 * 1024 * 1024 + 1)).toMatchObject({
      status: 400,
      code: 'UPLOAD_SIZE_EXCEEDED',
    });
    expect((await world.ask('avatar', 'image/png', 2 * 1024 * 1024)).status).toBe(201);
  });

  test('requires a signed-in caller and is limited per day', async () => {
    const user = await world.person();
    const body = { kind: 'avatar' as const, contentType: 'image/png', size: 10 };
    expect(await world.call(presignUpload, { body })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    for (let upload = 0; upload < limitOf('presignUpload').count; upload++)
      await world.ask('avatar', 'image/png', 10, user);
    expect(await world.ask('avatar', 'image/png', 10, user)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test.each([
    ['key', { key: 'incoming/avatar/another/user' }],
    ['type', { 'Content-Type': 'text/html' }],
  ])('is refused by the storage with another %s', async (_, change) => {
    const { data } = await world.ask('avatar', 'image/png');
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...data?.fields, ...change })) form.append(name, value);
    form.append('file', new Blob(['x']));

    expect((await fetch(data?.url ?? '', { method: 'POST', body: form })).status).toBe(403);
  });

  test('is refused by the storage for a file above the limit, whatever size was declared', async () => {
    const { data } = await world.ask('avatar', 'image/png', 10);
    const form = new FormData();
    for (const [name, value] of Object.entries(data?.fields ?? {})) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]));

    expect((await fetch(data?.url ?? '', { method: 'POST', body: form })).status).toBe(400);
  });
});
