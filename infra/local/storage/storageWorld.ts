import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import type { S3ObjectCreatedNotificationEvent } from 'aws-lambda';
import { createStorage, type Storage, type StorageOptions } from './storage.ts';

/** For tests: a store in a folder of its own, a signed client, and the events of new objects. */
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

  return {
    dataDir,
    storage,
    events,
    client: clientOf(storage, credentials),
    async end() {
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    /** The names of all files that the store keeps. */
    files: async () =>
      (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(one => one.isFile()),
  };
}

/** For tests: a client that signs with the given keys. */
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

/** For tests: sends a path as it is written; `fetch` would tidy it first. */
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
