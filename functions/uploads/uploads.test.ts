import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { S3ObjectCreatedNotificationEvent, SQSEvent } from 'aws-lambda';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { handler as changeAvatar } from '#functions/authors/changeAvatar.lambda.ts';
import { handler as processUpload } from '#functions/jobs/processUpload.lambda.ts';
import { type Media, makeMedia } from '#functions/platform/media.ts';
import { makeS3Client } from '#functions/platform/s3.ts';
import { createWorld } from '#functions/testing/world.ts';
import { openQueue } from '#infra/local/queue/queue.ts';
import { createStorage, type Storage } from '#infra/local/storage/storage.ts';
import { UploadID, type UserID } from '#shared/ids.ts';
import { handler as getUpload } from './getUpload.lambda.ts';
import { incomingKey } from './keys.ts';
import { makePresign } from './presign.ts';
import { handler as presignUpload } from './presignUpload.lambda.ts';
import { uploadSteps, uploads } from './upload.store.ts';

let dataDir: string;
let storage: Storage;
let world: Awaited<ReturnType<typeof makeWorld>>;
let me: UserID;
const events: S3ObjectCreatedNotificationEvent[] = [];
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const makeWorld = () => createWorld({ presign: makePresign() });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  storage = await createStorage({
    dataDir,
    buckets: ['uploads', 'media'],
    allowedOrigins: ['http://localhost:4000'],
    credentials,
    onCreated: async event => void events.push(event),
  });
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'eu-west-2',
    AWS_ENDPOINT_URL_S3: storage.url,
    UPLOAD_BUCKET: 'uploads',
    MEDIA_BUCKET: 'media',
  });
  world = await makeWorld();
  world.clock.set(new Date().toISOString()); // the storage goes by the machine's clock
  me = await person();
});
afterAll(async () => {
  await world.close();
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
});

// leave is given thirty times an hour
beforeEach(() => world.clock.add({ minutes: 61 }));

type Kind = 'avatar' | 'project' | 'video';
const person = () =>
  world.user({
    avatar: { kind: 'ready', name: 'avatar-01' },
    affiliateCode: 'code',
    registrationDate: world.clock.now(),
    hasPassword: true,
  });
const ask = (kind: Kind, contentType: string, size = 1_000, as = me) =>
  world.call(presignUpload, { body: { kind, contentType, size } }, { as });

/** Sends a file as a browser does: the fields, then the file. */
async function send(kind: Kind, contentType: string, bytes: Buffer, as = me): Promise<string> {
  const { data } = await ask(kind, contentType, bytes.length, as);
  if (!data) throw new Error('No leave to upload.');
  const form = new FormData();
  for (const [name, value] of Object.entries(data.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]));
  const answer = await fetch(data.url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return data.UploadID;
}
/** Calls the function with a message of the upload queue. */
const deliver = async (event = events.at(-1), media: Media = makeMedia()) => {
  const Records = [{ body: JSON.stringify(event) }] as SQSEvent['Records']; // the function reads nothing else
  await processUpload.withDeps({ ...world.deps, media })({ Records });
};
const stateOf = async (id: string, as = me) =>
  (await world.callWith(getUpload, { UploadID: id }, { as })).data as Record<string, string> | undefined;
/** Sends a file and has it worked on; how it stands then. */
async function upload(kind: Kind, contentType: string, bytes: Buffer) {
  const id = await send(kind, contentType, bytes);
  await deliver();
  return { id, ...(await stateOf(id)) } as Record<string, string>;
}
const client = () => makeS3Client(storage.url);
const shown = async (address = ''): Promise<Buffer> => {
  const Key = address.replace('/media/', '');
  const { Body } = await client().send(new GetObjectCommand({ Bucket: 'media', Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};
const waitingFiles = async () =>
  (await client().send(new ListObjectsV2Command({ Bucket: 'uploads' }))).Contents?.length ?? 0;

const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7a8f5c',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });

describe('leave to upload', () => {
  test('is for one file of one type at one address, for a quarter of an hour', async () => {
    const { status, data } = await ask('avatar', 'image/png');

    expect(status).toBe(201);
    expect(data?.url).toBe(`${storage.url}/uploads`);
    expect(data?.fields).toMatchObject({
      key: `incoming/avatar/${me}/${data?.UploadID}`,
      'Content-Type': 'image/png',
    });
    expect(Date.parse(data?.expiresAt ?? '') - Date.parse(world.clock.now())).toBe(15 * 60_000);
    expect(await stateOf(data?.UploadID ?? '')).toMatchObject({ status: 'pending', kind: 'avatar' });
  });

  test.each([
    ['avatar', 'image/gif'],
    ['avatar', 'image/svg+xml'],
    ['project', 'video/mp4'],
    ['video', 'image/png'],
  ] as const)('is refused for a %s of type %s', async (kind, type) => {
    expect(await ask(kind, type)).toMatchObject({ status: 400, code: 'UPLOAD_INVALID_TYPE' });
  });

  test('is refused for a file that is too large', async () => {
    expect(await ask('avatar', 'image/png', 2 * 1024 * 1024 + 1)).toMatchObject({
      status: 400,
      code: 'UPLOAD_SIZE_EXCEEDED',
    });
    expect((await ask('avatar', 'image/png', 2 * 1024 * 1024)).status).toBe(201);
  });

  test('is for who is signed in, and not without end', async () => {
    const eager = await person();
    const body = { kind: 'avatar' as const, contentType: 'image/png', size: 10 };
    expect(await world.call(presignUpload, { body })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    for (let asked = 0; asked < 30; asked++) await ask('avatar', 'image/png', 10, eager);
    expect(await ask('avatar', 'image/png', 10, eager)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test.each([
    ['another name', { key: 'incoming/avatar/somebody/else' }],
    ['another type', { 'Content-Type': 'text/html' }],
  ])('does not serve for %s', async (_, change) => {
    const { data } = await ask('avatar', 'image/png');
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...data?.fields, ...change })) form.append(name, value);
    form.append('file', new Blob(['x']));

    expect((await fetch(data?.url ?? '', { method: 'POST', body: form })).status).toBe(403);
  });

  test('does not serve for a larger file than allowed, whatever was said before', async () => {
    const { data } = await ask('avatar', 'image/png', 10);
    const form = new FormData();
    for (const [name, value] of Object.entries(data?.fields ?? {})) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]));

    expect((await fetch(data?.url ?? '', { method: 'POST', body: form })).status).toBe(400);
  });
});

describe('a picture', () => {
  test('of a person becomes two squares, and the raw file goes', async () => {
    const { id, url, thumbnailUrl, status } = await upload(
      'avatar',
      'image/png',
      await picture(900, 500).png().toBuffer(),
    );

    expect(status).toBe('ready');
    expect(url).toBe(`/media/img-users/custom-avatar-${id}.webp`);
    expect(await sharp(await shown(url)).metadata()).toMatchObject({
      format: 'webp',
      width: 384,
      height: 384,
    });
    expect(await sharp(await shown(thumbnailUrl)).metadata()).toMatchObject({
      format: 'webp',
      width: 96,
      height: 96,
    });
    expect(await waitingFiles()).toBe(0);
  });

  test('of a project becomes a cover and a card, light enough', async () => {
    const { url, thumbnailUrl } = await upload(
      'project',
      'image/jpeg',
      await picture(2400, 1500).jpeg({ quality: 80 }).toBuffer(),
    );
    const [cover, card] = [await shown(url), await shown(thumbnailUrl)];

    expect(await sharp(cover).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1000 });
    expect(await sharp(card).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400 });
    expect(card.length).toBeLessThan(60_000);
  });

  test('smaller than a cover is not blown up', async () => {
    const { url } = await upload('project', 'image/png', await picture(700, 400).png().toBuffer());
    expect(await sharp(await shown(url)).metadata()).toMatchObject({ width: 700, height: 400 });
  });

  test('is turned upright, and nothing is left of its metadata', async () => {
    const turned = await picture(800, 400)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Ada Byron', Copyright: 'secret place' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    const { status, errorCode } = await upload('project', 'image/jpeg', turned);
    expect({ status, errorCode }).toEqual({ status: 'rejected', errorCode: 'UPLOAD_INVALID_DIMENSIONS' }); // 400 wide once upright

    const tall = await picture(1400, 700).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { url } = await upload('project', 'image/jpeg', tall);
    const bytes = await shown(url);
    const data = await sharp(bytes).metadata();
    expect(data).toMatchObject({ width: 700, height: 1400 });
    expect([data.exif, data.xmp, data.iptc, data.icc, data.orientation]).toEqual(Array(5).fill(undefined));
    expect(bytes.includes('Ada Byron')).toBe(false);
  });

  test('with a transparent ground keeps it', async () => {
    const clear = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { url } = await upload('avatar', 'image/png', clear);
    expect((await sharp(await shown(url)).stats()).isOpaque).toBe(false);
  });

  test.each([
    ['too small', 'UPLOAD_INVALID_DIMENSIONS', () => picture(127, 300).png().toBuffer()],
    ['too large', 'UPLOAD_INVALID_DIMENSIONS', () => picture(2049, 300).jpeg({ quality: 30 }).toBuffer()],
    ['of a type that only its name allows', 'UPLOAD_INVALID_TYPE', () => picture(300, 300).gif().toBuffer()],
    [
      'a text',
      'UPLOAD_INVALID_TYPE',
      async () => Buffer.from('<html><script>alert(1)</script></html>'.repeat(20)),
    ],
    [
      'a drawing with scripts',
      'UPLOAD_INVALID_TYPE',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script/></svg>'),
    ],
    ['AVIF', 'UPLOAD_INVALID_TYPE', () => picture(300, 300).avif().toBuffer()],
    [
      'broken in the middle',
      'UPLOAD_PROCESSING_FAILED',
      async () => (await picture(900, 900).png().toBuffer()).subarray(0, 40_000),
    ],
    ['an animation', 'UPLOAD_INVALID_TYPE', animation],
    [
      'a bomb of pixels',
      'UPLOAD_INVALID_DIMENSIONS',
      () =>
        sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
  ] as const)('that is %s is refused, and goes', async (_, code, make) => {
    const before = await client().send(new ListObjectsV2Command({ Bucket: 'media' }));
    const { status, errorCode, url } = await upload('avatar', 'image/png', await make());
    const after = await client().send(new ListObjectsV2Command({ Bucket: 'media' }));

    expect({ status, errorCode, url }).toEqual({ status: 'rejected', errorCode: code, url: undefined });
    expect(after.KeyCount).toBe(before.KeyCount);
    expect(await waitingFiles()).toBe(0);
  });
});

async function animation(): Promise<Buffer> {
  const pages = Buffer.alloc(200 * 400 * 3, 90);
  pages.fill(200, 200 * 200 * 3);
  return await sharp(pages, { raw: { width: 200, height: 400, channels: 3, pageHeight: 200 } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}

describe('a video', () => {
  const mp4 = Buffer.concat([Buffer.from('00000020', 'hex'), Buffer.from('ftypisom'), Buffer.alloc(500, 1)]);
  const ebml = (type: string) =>
    Buffer.concat([
      Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282', 'hex'),
      Buffer.from([0x80 + type.length]),
      Buffer.from(type),
      Buffer.alloc(100, 2),
    ]);

  test.each([
    ['MP4', 'video/mp4', mp4, '.mp4'],
    ['WebM', 'video/webm', ebml('webm'), '.webm'],
    ['WebM that says it is MP4', 'video/mp4', ebml('webm'), '.webm'],
  ])('in %s is shown as it is', async (_, type, bytes, ending) => {
    const { id, status, url } = await upload('video', type, bytes);

    expect({ status, url }).toEqual({ status: 'ready', url: `/media/videos/video-${id}${ending}` });
    expect((await shown(url)).equals(bytes)).toBe(true);
  });

  test.each([
    ['Matroska', ebml('matroska')],
    [
      'a picture of a telephone (HEIC)',
      Buffer.concat([Buffer.from('00000020', 'hex'), Buffer.from('ftypheic'), Buffer.alloc(200)]),
    ],
    ['a text', Buffer.from('hello '.repeat(50))],
    ['nearly nothing', Buffer.from('x')],
  ])('that is %s is refused', async (_, bytes) => {
    expect(await upload('video', 'video/mp4', bytes)).toMatchObject({
      status: 'rejected',
      errorCode: 'UPLOAD_INVALID_TYPE',
    });
  });
});

describe('the same news twice', () => {
  test('changes nothing', async () => {
    const first = await upload('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    await deliver();

    expect(await stateOf(first['id'] ?? '')).toMatchObject({ status: 'ready', url: first['url'] });
  });

  test('both at once end in one decision', async () => {
    const id = await send('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    await Promise.allSettled([deliver(), deliver()]);

    expect(await stateOf(id)).toMatchObject({ status: 'ready' });
  });

  test('after a failure in the middle the work is done', async () => {
    const id = await send('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    const failing = { ...makeMedia(), publish: () => Promise.reject(new Error('no')) };
    await expect(deliver(events.at(-1), failing)).rejects.toThrow('no');
    expect(await stateOf(id)).toMatchObject({ status: 'pending' });
    await deliver();

    expect(await stateOf(id)).toMatchObject({ status: 'ready' });
  });

  test('a file under a name that we did not give is thrown away', async () => {
    const id = await send('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    const event = structuredClone(events.at(-1)!);
    event.detail.object.key = event.detail.object.key.replace(me, 'somebody-else');
    await deliver(event);

    expect(await stateOf(id)).toMatchObject({ status: 'pending' });
  });
});

test('an upload that cannot be processed is retried, kept as a dead letter, and processed after a redrive', async () => {
  let isBroken = true;
  let attempts = 0;
  const media: Media = {
    ...makeMedia(),
    readRaw: (...parameters) => {
      attempts += 1;
      return isBroken ? Promise.reject(new Error('no memory')) : makeMedia().readRaw(...parameters);
    },
  };
  const folder = join(dataDir, 'queue');
  const queue = await openQueue({ folder, maxReceiveCount: 3, retryDelayMs: 1 });
  await queue.consume(processUpload.withDeps({ ...world.deps, media }));
  vi.spyOn(console, 'error').mockReturnValue(undefined);

  const id = await send('avatar', 'image/png', await picture(300, 300).png().toBuffer());
  await queue.send(JSON.stringify(events.at(-1)));
  await queue.idle();
  expect(attempts).toBe(3);
  expect(await queue.deadLetters()).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ status: 'pending' });

  isBroken = false;
  await queue.redrive();
  await queue.idle();
  expect(await queue.deadLetters()).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ status: 'ready' });
  await queue.close();
  vi.restoreAllMocks();
});

describe('an upload', () => {
  test('is seen by its owner only', async () => {
    const { id } = await upload('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    const other = await person();

    expect(await world.callWith(getUpload, { UploadID: id }, { as: other })).toMatchObject({
      status: 404,
      code: 'UPLOAD_NOT_FOUND',
    });
    expect(await world.callWith(getUpload, { UploadID: 'unheard-of' }, { as: me })).toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    });
  });

  test('that is ready becomes a face; others do not', async () => {
    const { id = '', url } = await upload('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    const cover = await upload('project', 'image/png', await picture(700, 400).png().toBuffer());
    const waiting = (await ask('avatar', 'image/png')).data?.UploadID ?? '';
    const take = (UploadID: string, as = me) =>
      world.callWith(changeAvatar, { body: { avatar: { kind: 'upload', UploadID } } }, { as });

    expect(await take(waiting)).toMatchObject({ status: 409, code: 'UPLOAD_NOT_READY' });
    expect(await take(cover['id'] ?? '')).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect(await take(id, await person())).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect((await take(id)).data).toMatchObject({ avatar: { kind: 'picture', url } });
  });

  test('expires after fifteen days unless it is ready', async () => {
    const OwnerUserID = me;
    const waiting = {
      UploadID: UploadID.parse('to-be-forgotten'),
      OwnerUserID,
      kind: 'avatar' as const,
      status: 'pending' as const,
      createdAt: world.clock.now(),
    };
    await world.table.write(uploadSteps.create(waiting));
    expect(uploads.expires(waiting)).toBe(Math.floor(Date.parse(world.clock.now()) / 1000) + 15 * 86_400);
    expect(uploads.expires({ ...waiting, status: 'ready' })).toBeUndefined();
    expect(incomingKey(waiting)).toBe(`incoming/avatar/${me}/to-be-forgotten`);
  });
});
