import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { uploadExpiryMinutes } from '#shared/settings.ts';
import { environment } from '../platform/environment.ts';
import { makeS3Client } from '../platform/s3.ts';

/** Where and with which fields a browser sends one file. */
export type Presign = (file: {
  key: string;
  contentType: string;
  /** At most so many. */
  bytes: number;
}) => Promise<{ url: string; fields: Record<string, string> }>;

/** Signs uploads for the storage as browsers reach it. */
export function makePresign(): Presign {
  const client = makeS3Client(environment('UPLOAD_ENDPOINT') ?? environment('AWS_ENDPOINT_URL_S3'));

  return async ({ key, contentType, bytes }) =>
    await createPresignedPost(client, {
      Bucket: environment('UPLOAD_BUCKET'),
      Key: key,
      Fields: { 'Content-Type': contentType },
      Conditions: [
        ['eq', '$key', key],
        ['eq', '$Content-Type', contentType],
        ['content-length-range', 1, bytes],
      ],
      Expires: uploadExpiryMinutes * 60,
    });
}
