import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { environment } from './environment.ts';
import { heldKey } from './heldKey.ts';
import type { Grants } from './permissions.ts';
import { makeS3Client } from './s3.ts';
import { provide } from './uses.ts';

/** A raw upload. */
export interface Raw {
  bytes: Buffer;
  contentType: string;
}

/** Storage of raw uploads and of the public files made from them. */
export interface Media {
  /** Reads a raw upload, or returns undefined if it is larger than `maxBytes`. */
  readRaw(key: string, maxBytes: number): Promise<Raw | undefined>;
  removeRaw(key: string): Promise<void>;
  /** Puts an empty file where raw uploads arrive, so that it is processed like them. */
  request(key: string): Promise<void>;
  /** Reads a public file. */
  readPublic(key: string): Promise<Buffer>;
  /**
   * Stores a public file and returns its path on the site. A key is never reused for other content: the file is cached as
   * immutable.
   */
  publish(key: string, bytes: Buffer, contentType: string): Promise<string>;
  /** Keeps a file until it is released. Returns the path on the site that it will have. */
  hold(key: string, bytes: Buffer, contentType: string): Promise<string>;
  /** Publishes a held file. It may be withdrawn, so copies of it live for an hour. Returns false if there is none. */
  release(key: string): Promise<boolean>;
  /** Deletes a public file; one that is held can be released again. */
  conceal(key: string): Promise<void>;
  /** Copies a public file, as one that is never replaced. Returns false if there is none. */
  copy(key: string, to: string): Promise<boolean>;
  /** Deletes a held file and its public copy. */
  withdraw(key: string): Promise<void>;
  /** Stores a file that never becomes public, and that is downloaded under a name. */
  keepPrivate(key: string, bytes: Buffer, file: { contentType: string; name: string }): Promise<void>;
  /** Deletes such a file. */
  removePrivate(key: string): Promise<void>;
  /** Stores a public file in place of the one with this key, which is kept for an hour. Returns its path on the site. */
  replace(key: string, bytes: Buffer, contentType: string): Promise<string>;
}

const forAnHour = 'public, max-age=3600';
const pathOf = (key: string): string => `/media/${key}`;

/** Header with which a browser downloads a file under any name (RFC 6266); the first form is for programs that know no other letters. */
export function downloadAs(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^ \w.()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Storage in S3, or in the compatible storage at `AWS_ENDPOINT_URL_S3`. */
export function makeMedia(): Media {
  const client = makeS3Client();
  const uploadBucket = environment('UPLOAD_BUCKET');
  const mediaBucket = environment('MEDIA_BUCKET');
  const put = (
    Bucket: string,
    Key: string,
    file: Pick<PutObjectCommandInput, 'Body' | 'ContentType' | 'CacheControl' | 'ContentDisposition'>,
  ) => client.send(new PutObjectCommand({ Bucket, Key, ContentDisposition: 'inline', ...file }));
  const publishCopy = async (CopySource: string, Key: string): Promise<boolean> => {
    try {
      await client.send(new CopyObjectCommand({ Bucket: mediaBucket, Key, CopySource })); // with its headers
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return false;
      throw error;
    }
  };
  const remove = (Bucket: string, Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));

  return {
    async readRaw(Key, maxBytes) {
      const {
        Body,
        ContentLength = 0,
        ContentType = '',
      } = await client.send(new GetObjectCommand({ Bucket: uploadBucket, Key }));
      if (!Body) throw new Error(`Upload ${Key} has no body.`);
      if (ContentLength > maxBytes) {
        await Body.transformToWebStream().cancel();
        return undefined;
      }
      return { bytes: Buffer.from(await Body.transformToByteArray()), contentType: ContentType };
    },

    async removeRaw(Key) {
      await remove(uploadBucket, Key);
    },

    async request(key) {
      await put(uploadBucket, key, { Body: Buffer.alloc(0) });
    },

    async readPublic(Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: mediaBucket, Key }));
      if (!Body) throw new Error(`Public file ${Key} has no body.`);
      return Buffer.from(await Body.transformToByteArray());
    },

    async publish(key, Body, ContentType) {
      await put(mediaBucket, key, { Body, ContentType, CacheControl: 'public, max-age=31536000, immutable' });
      return pathOf(key);
    },

    async replace(key, Body, ContentType) {
      await put(mediaBucket, key, { Body, ContentType, CacheControl: forAnHour });
      return pathOf(key);
    },

    async hold(key, Body, ContentType) {
      await put(uploadBucket, heldKey(key), { Body, ContentType, CacheControl: forAnHour });
      return pathOf(key);
    },

    async keepPrivate(key, Body, { contentType: ContentType, name }) {
      const ContentDisposition = downloadAs(name);
      await put(uploadBucket, key, {
        Body,
        ContentType,
        ContentDisposition,
        CacheControl: 'private, max-age=3600',
      });
    },

    async removePrivate(key) {
      await remove(uploadBucket, key);
    },

    release: key => publishCopy(`${uploadBucket}/${heldKey(key)}`, key),

    copy: (key, to) => publishCopy(`${mediaBucket}/${key}`, to),

    async conceal(key) {
      await remove(mediaBucket, key);
    },

    async withdraw(key) {
      await remove(mediaBucket, key);
      await remove(uploadBucket, heldKey(key));
    },
  };
}

/** The stored files, for one purpose. */
export const mediaFor = (files: NonNullable<Grants['files']>) =>
  provide('media', () => makeMedia(), { files });
