import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { environment } from './environment.ts';
import { makeS3Client } from './s3.ts';

/** A raw upload. */
export interface Raw {
  bytes: Buffer;
  contentType: string;
}

/** Storage of raw uploads and of the public files made from them. An extra dependency: `{ media: makeMedia }`. */
export interface Media {
  /** Reads a raw upload, or returns undefined if it is larger than `maxBytes`. */
  readRaw(key: string, maxBytes: number): Promise<Raw | undefined>;
  removeRaw(key: string): Promise<void>;
  /** Stores a public file and returns its path on the site. A key is never reused: the file is cached as immutable. */
  publish(key: string, bytes: Buffer, contentType: string): Promise<string>;
  /** Stores a public file in place of the one with this key, which is kept for an hour. Returns its path on the site. */
  replace(key: string, bytes: Buffer, contentType: string): Promise<string>;
}

/** Storage in S3, or in the compatible storage at `AWS_ENDPOINT_URL_S3`. */
export function makeMedia(): Media {
  const client = makeS3Client();
  const uploadBucket = environment('UPLOAD_BUCKET');
  const mediaBucket = environment('MEDIA_BUCKET');
  const put = async (Key: string, Body: Buffer, ContentType: string, CacheControl: string) => {
    await client.send(
      new PutObjectCommand({
        Bucket: mediaBucket,
        Key,
        Body,
        ContentType,
        CacheControl,
        ContentDisposition: 'inline',
      }),
    );
    return `/media/${Key}`;
  };

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
      await client.send(new DeleteObjectCommand({ Bucket: uploadBucket, Key }));
    },

    publish: (key, bytes, contentType) => put(key, bytes, contentType, 'public, max-age=31536000, immutable'),
    replace: (key, bytes, contentType) => put(key, bytes, contentType, 'public, max-age=3600'),
  };
}
