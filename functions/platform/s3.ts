import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { environment } from './environment.ts';

/** Creates an S3 client. Presigned requests need no checksum, which browsers would have to compute. */
export function makeS3Client(endpoint = environment('AWS_ENDPOINT_URL_S3')): S3Client {
  const elsewhere: S3ClientConfig = endpoint ? { endpoint, forcePathStyle: true } : {};
  return new S3Client({
    ...elsewhere,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
}
