import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { environment } from './environment.ts';
import { makeS3Client } from './s3.ts';

/** A raw file as it arrived. */
export interface Raw {
  bytes: Buffer;
  contentType: string;
}

/** Storage of files: where raw uploads arrive, and where everyone sees what was made of them. */
export interface Media {
  /** A raw file; `most` bytes are read and no more, larger ones give undefined. */
  readRaw(key: string, most: number): Promise<Raw | undefined>;
  removeRaw(key: string): Promise<void>;
  /** Puts a file where it is shown; gives its address on the site. Its name never holds anything else. */
  publish(key: string, bytes: Buffer, contentType: string): Promise<string>;
}

/** Storage in S3, or in what speaks its language. */
export function makeMedia(): Media {
  const client = makeS3Client();

  return {
    async readRaw(Key, most) {
      const Bucket = environment('UPLOAD_BUCKET');
      const {
        Body,
        ContentLength = 0,
        ContentType = '',
      } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!Body) throw new Error('A stored file has no body.');
      if (ContentLength > most) {
        await Body.transformToWebStream().cancel();
        return undefined;
      }
      return { bytes: Buffer.from(await Body.transformToByteArray()), contentType: ContentType };
    },

    async removeRaw(Key) {
      await client.send(new DeleteObjectCommand({ Bucket: environment('UPLOAD_BUCKET'), Key }));
    },

    async publish(Key, Body, ContentType) {
      await client.send(
        new PutObjectCommand({
          Bucket: environment('MEDIA_BUCKET'),
          Key,
          Body,
          ContentType,
          CacheControl: 'public, max-age=31536000, immutable',
          ContentDisposition: 'inline',
        }),
      );
      return `/media/${Key}`;
    },
  };
}
