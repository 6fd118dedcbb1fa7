import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3ObjectCreatedNotificationEvent } from 'aws-lambda';
import { createStorage, type Storage, type StorageOptions } from './storage.ts';

/** An S3 emulator in a temporary folder, with a signing client and the events of new objects. */
export async function storageWorld(options: Partial<StorageOptions> = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'storage-')));
  const events: S3ObjectCreatedNotificationEvent[] = [];
  const credentials = { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' };
  const storage = await createStorage({
    dataDir,
    buckets: ['media'],
    allowedOrigins: ['http://localhost:5173'],
    credentials,
    onCreated: async event => void events.push(event),
    ...options,
  });

  const client = clientOf(storage, credentials);
  const bucket = { Bucket: 'media' };

  return {
    dataDir,
    storage,
    events,
    client,
    /** Input of a command for the bucket that most tests use. */
    bucket,
    put: (Key: string, Body = 'content') => client.send(new PutObjectCommand({ ...bucket, Key, Body })),
    /** Reads the content of an object, or a range of it. */
    async read(Key: string, Range?: string) {
      const object = await client.send(new GetObjectCommand({ ...bucket, Key, Range }));
      return (await object.Body?.transformToString()) ?? '';
    },
    async end() {
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    /** All files of the emulator on disk. */
    files: async () =>
      (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(one => one.isFile()),
  };
}

/** An S3 client that signs with the given access key. */
export function clientOf(
  storage: Storage,
  credentials: { accessKeyId: string; secretAccessKey: string },
): S3Client {
  return new S3Client({
    endpoint: storage.url,
    region: 'eu-west-2',
    forcePathStyle: true,
    credentials,
    maxAttempts: 1,
  });
}

/** Sends a request path exactly as written; `fetch` would normalise it. */
export function sendRaw(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  const { hostname, port } = new URL(origin);

  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, res => {
      let text = '';
      res.setEncoding('utf8');
      res.on('data', piece => (text += piece));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: text }));
    })
      .on('error', reject)
      .end(body);
  });
}
