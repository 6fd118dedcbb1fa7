import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { readJson, writeAtomically } from '#infra/local/wire/atomicFile.ts';
import { StorageFailure } from './failure.ts';

const StoredObject = z.object({
  key: z.string(),
  file: z.string(),
  size: z.number(),
  etag: z.string(),
  modifiedAt: z.number(),
  headers: z.record(z.string(), z.string()),
});

/** Stored data of an object besides its content. `headers` are returned unchanged; `modifiedAt` is in milliseconds. */
export type StoredObject = z.infer<typeof StoredObject>;

/** Content on disk that belongs to no key yet. */
export interface Received {
  file: string;
  size: number;
  md5: string;
}

/** The objects of one bucket. */
export interface Bucket {
  get(key: string): StoredObject | undefined;
  /** All objects, sorted by the bytes of their keys. */
  sorted(): StoredObject[];
  /** Streams content to disk. `observe` is called with each chunk; if it throws, nothing is kept. */
  receive(content: AsyncIterable<Buffer>, observe?: (piece: Buffer) => void): Promise<Received>;
  discard(received: Received): Promise<void>;
  /** Assigns received content to a key, or discards it. `guard` is called with the previous object and may throw. */
  commit(
    key: string,
    received: Received,
    headers: Record<string, string>,
    guard?: (former: StoredObject | undefined) => void,
  ): Promise<StoredObject>;
  remove(key: string): Promise<void>;
  /** Opens an object's content for reading; a simultaneous replacement does not affect the reader. */
  open(key: string): Promise<{ object: StoredObject; content: FileHandle }>;
}

const sideFile = (key: string) => `${createHash('sha256').update(key).digest('hex')}.json`;

/**
 * Opens the folder of a bucket. A key never becomes a file name: the side file is named after the key's hash and the
 * content after a random id, so that no key can lead out of the folder. The object exists once its side file does;
 * content without one is deleted on opening.
 */
export async function openBucket(folder: string, now: () => Date): Promise<Bucket> {
  const contents = join(folder, 'content');
  const sides = join(folder, 'objects');
  await mkdir(contents, { recursive: true });
  await mkdir(sides, { recursive: true });

  const objects = new Map<string, StoredObject>();
  const removeContent = (file: string) => rm(join(contents, file), { force: true });

  for (const name of await readdir(sides)) {
    if (!name.endsWith('.json')) {
      await rm(join(sides, name), { force: true });
      continue;
    }
    const object = StoredObject.parse(await readJson(join(sides, name)));
    objects.set(object.key, object);
  }
  const referred = new Set([...objects.values()].map(object => object.file));
  for (const file of await readdir(contents)) if (!referred.has(file)) await removeContent(file);

  let order: StoredObject[] | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** Changes run one after the other, so that the map and the folder stay consistent. */
  const oneByOne = <T>(change: () => Promise<T>): Promise<T> => {
    const result = queue.then(change);
    queue = result.catch(() => undefined);
    return result;
  };

  return {
    get: key => objects.get(key),

    sorted() {
      order ??= [...objects.values()].sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
      return order;
    },

    async receive(content, observe) {
      const file = randomUUID();
      const md5 = createHash('md5');
      let size = 0;

      try {
        await pipeline(
          content,
          async function* measured(pieces: AsyncIterable<Buffer>) {
            for await (const piece of pieces) {
              size += piece.length;
              md5.update(piece);
              observe?.(piece);
              yield piece;
            }
          },
          createWriteStream(join(contents, file), { mode: 0o600 }),
        );
      } catch (error) {
        await removeContent(file);
        throw error;
      }

      return { file, size, md5: md5.digest('hex') };
    },

    discard: ({ file }) => removeContent(file),

    commit: (key, { file, size, md5 }, headers, guard) =>
      oneByOne(async () => {
        const former = objects.get(key);
        const object = { key, file, size, etag: `"${md5}"`, modifiedAt: now().getTime(), headers };
        try {
          guard?.(former);
          await writeAtomically(join(sides, sideFile(key)), JSON.stringify(object));
        } catch (error) {
          await removeContent(file);
          throw error;
        }

        objects.set(key, object);
        order = undefined;
        if (former) await removeContent(former.file);

        return object;
      }),

    remove: key =>
      oneByOne(async () => {
        const former = objects.get(key);
        if (!former) return;
        await rm(join(sides, sideFile(key)), { force: true });

        objects.delete(key);
        order = undefined;
        await removeContent(former.file);
      }),

    async open(key) {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const object = objects.get(key);
        if (!object) throw new StorageFailure('NoSuchKey');
        const content = await open(join(contents, object.file), 'r').catch(() => undefined);
        if (content) return { object, content };
      }
      throw new StorageFailure('NoSuchKey');
    },
  };
}
