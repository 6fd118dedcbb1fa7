import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Event } from 'aws-lambda';
import * as z from 'zod';
import { readJson, writeAtomically } from '#infra/local/wire/atomicFile.ts';
import type { StoredObject } from './objects.ts';

/** How an object came to be. */
export type CreatedBy = 'Put' | 'Post' | 'Copy';

/** Tells of each new object, at least once; what keeps failing is put aside in a `failed` folder. */
export interface Events {
  created(bucket: string, object: StoredObject, by: CreatedBy): Promise<void>;
  /** Resolves when no delivery is under way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface EventsOptions {
  folder: string;
  region: string;
  now: () => Date;
  retryDelays: readonly number[];
  deliver: ((event: S3Event) => Promise<void>) | undefined;
}

const Saved = z.object({
  bucket: z.string(),
  by: z.enum(['Put', 'Post', 'Copy']),
  at: z.string(),
  object: z.object({ key: z.string(), size: z.number(), etag: z.string() }),
});

/** Opens the queue of upload events and goes on with those that a former run left. */
export async function openEvents({
  folder,
  region,
  now,
  retryDelays,
  deliver,
}: EventsOptions): Promise<Events> {
  const waiting = join(folder, 'waiting');
  const failed = join(folder, 'failed');
  await mkdir(waiting, { recursive: true });
  await mkdir(failed, { recursive: true });

  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let count = 0;

  const handle = async (name: string, event: S3Event) => {
    if (!deliver) return;
    for (const delay of [0, ...retryDelays]) {
      if (delay > 0) await wait(delay, undefined, { signal: closing.signal });
      try {
        await deliver(event);
        await rm(join(waiting, name), { force: true });
        return;
      } catch (error) {
        console.error(`The upload event ${name} failed:`, error);
      }
    }
    await rename(join(waiting, name), join(failed, name));
  };
  const start = (name: string, saved: z.infer<typeof Saved>) => {
    const running = handle(name, toEvent(saved, { region, sequencer: name }))
      .catch(() => undefined)
      .finally(() => underWay.delete(running));
    underWay.add(running);
  };

  for (const name of (await readdir(waiting)).sort()) {
    if (name.endsWith('.json')) start(name, Saved.parse(await readJson(join(waiting, name))));
  }

  return {
    async created(bucket, { key, size, etag }, by) {
      if (!deliver) return;
      count += 1;
      const at = now();
      const order = `${at.getTime().toString(16).padStart(12, '0')}${count.toString(16).padStart(6, '0')}`;
      const name = `${order}-${randomUUID()}.json`;
      const saved = { bucket, by, at: at.toISOString(), object: { key, size, etag } };
      await writeAtomically(join(waiting, name), JSON.stringify(saved));
      start(name, saved);
    },

    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },

    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}

function toEvent(
  { bucket, by, at, object }: z.infer<typeof Saved>,
  { region, sequencer }: { region: string; sequencer: string },
): S3Event {
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: at,
        eventName: `ObjectCreated:${by}`,
        userIdentity: { principalId: 'local' },
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: { 'x-amz-request-id': sequencer, 'x-amz-id-2': sequencer },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'local',
          bucket: { name: bucket, ownerIdentity: { principalId: 'local' }, arn: `arn:aws:s3:::${bucket}` },
          object: {
            key: encodeURIComponent(object.key).replaceAll('%20', '+').replaceAll('%2F', '/'),
            size: object.size,
            eTag: object.etag.replaceAll('"', ''),
            sequencer: sequencer.slice(0, 18).toUpperCase(),
          },
        },
      },
    ],
  };
}
