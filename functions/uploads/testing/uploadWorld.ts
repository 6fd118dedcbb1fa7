import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { S3ObjectCreatedNotificationEvent, SQSEvent } from 'aws-lambda';
import sharp from 'sharp';
import { processUpload } from '#functions/jobs/processUpload.ts';
import { heldKey } from '#functions/platform/heldKey.ts';
import { type Media, makeMedia } from '#functions/platform/media.ts';
import { makeS3Client } from '#functions/platform/s3.ts';
import { createWorld } from '#functions/testing/world.ts';
import { createStorage } from '#infra/local/storage/storage.ts';
import type { UserID } from '#shared/ids.ts';
import { getUpload } from '../getUpload.ts';
import { makePresign, makePresignPreview } from '../presign.ts';
import { presignUpload } from '../presignUpload.ts';

type Kind = 'avatar' | 'project' | 'video' | 'attachment';

/** A test world with the local storage and a user who uploads. */
export async function uploadWorld() {
  const dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  const events: S3ObjectCreatedNotificationEvent[] = [];
  const storage = await createStorage({
    dataDir,
    buckets: ['uploads', 'media'],
    allowedOrigins: ['http://localhost:4000'],
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    onCreated: async event => void events.push(event),
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: storage.url,
    UPLOAD_BUCKET: 'uploads',
    MEDIA_BUCKET: 'media',
  });
  const client = makeS3Client(storage.url);
  const world = await createWorld({
    presign: makePresign(),
    presignPreview: makePresignPreview(),
    media: makeMedia(),
  });
  world.clock.set(new Date().toISOString()); // the storage uses the system clock

  const person = () =>
    world.user({
      avatar: { kind: 'ready', name: 'avatar-01' },
      affiliateCode: 'code',
      registrationDate: world.clock.now(),
      hasPassword: true,
      planTypeId: 'premium', // for many projects
    });
  const me = await person();

  /** Requests a presigned upload. */
  const ask = (kind: Kind, contentType: string, size = 1_000, as: UserID = me, name?: string) =>
    world.call(
      presignUpload,
      { body: { kind, contentType, size, ...(name !== undefined && { name }) } },
      { as },
    );

  /** Uploads a file as a browser does. Returns the upload's id. */
  async function send(kind: Kind, contentType: string, bytes: Buffer, name?: string): Promise<string> {
    const { data } = await ask(kind, contentType, bytes.length, me, name);
    if (!data) throw new Error('The upload was refused.');
    const form = new FormData();
    for (const [name, value] of Object.entries(data.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]));
    const answer = await fetch(data.url, { method: 'POST', body: form });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return data.UploadID;
  }

  /** Calls the function with a message of the upload queue. */
  async function deliver(event = events.at(-1), media: Media = makeMedia()): Promise<void> {
    const Records = [{ body: JSON.stringify(event) }] as SQSEvent['Records']; // the function reads no other field
    await processUpload.withDeps({ ...world.deps, media })({ Records });
  }

  async function read(Bucket: string, Key: string): Promise<Buffer> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  }

  const stateOf = async (id: string) =>
    (await world.callWith(getUpload, { UploadID: id }, { as: me })).data as
      | Record<string, string>
      | undefined;

  return {
    ...world,
    dataDir,
    storage,
    client,
    events,
    me,
    person,
    ask,
    send,
    deliver,
    stateOf,
    read,

    /** Uploads and processes a file. Returns the updated upload. */
    async upload(kind: Kind, contentType: string, bytes: Buffer): Promise<Record<string, string>> {
      const id = await send(kind, contentType, bytes);
      await deliver();
      return { id, ...(await stateOf(id)) };
    },

    /** The public file at a URL. */
    shown: (address = '') => read('media', address.replace('/media/', '')),

    /** The file of a video that is to have this URL once it is public. */
    held: (address = '') => read('uploads', heldKey(address.replace('/media/', ''))),

    waitingFiles: async (): Promise<number> =>
      (await client.send(new ListObjectsV2Command({ Bucket: 'uploads' }))).Contents?.length ?? 0,

    async close() {
      await world.close();
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type UploadWorld = Awaited<ReturnType<typeof uploadWorld>>;

/** A picture of noise, not yet encoded. */
export const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7a8f5c',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });
