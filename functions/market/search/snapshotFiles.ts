import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { environment } from '#functions/platform/environment.ts';
import { makeS3Client } from '#functions/platform/s3.ts';

/** Folder of the snapshots in the bucket that is not public. */
export const snapshotFolder = 'market/';

/** Storage of snapshots. */
export interface SnapshotFiles {
  /** Undefined if there is no such file. */
  read(key: string): Promise<Uint8Array | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Storage in S3, or in the compatible storage at `AWS_ENDPOINT_URL_S3`. */
export function makeSnapshotFiles(): SnapshotFiles {
  const client = makeS3Client();
  const Bucket = environment('UPLOAD_BUCKET');
  return {
    async read(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    async write(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/vnd.sqlite3' }));
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
