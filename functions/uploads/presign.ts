import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { provide } from '#functions/platform/uses.ts';
import { uploadExpiryMinutes, videoPreviewMinutes } from '#shared/media.ts';
import { minute, second } from '#shared/time.ts';

/** A file that may be uploaded. */
interface File {
  key: string;
  contentType: string;
  /** Maximum size. */
  bytes: number;
}

/** URL and form fields with which a browser uploads one file within `uploadExpiryMinutes` of `at`. */
export type Presign = (file: File, at: string) => { url: string; fields: Record<string, string> };

/** URL with which a browser reads one private file within `videoPreviewMinutes` of `at`. */
export type PresignPreview = (key: string, at: string) => string;

/** The function's AWS credentials and region, which the Lambda runtime sets. */
const Signer = z.object({
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  AWS_SESSION_TOKEN: z.optional(z.string()),
  AWS_REGION: z.string(),
});

/** Signs S3 POST policies. Written here because the SDK's `createPresignedPost` would bundle the whole S3 client. */
export function makePresign(): Presign {
  const bucket = environment('UPLOAD_BUCKET');
  const signer = Signer.parse(process.env);
  const { AWS_REGION: region, AWS_SESSION_TOKEN: sessionToken } = signer;
  const url = storageUrl(bucket, region);

  return ({ key, contentType, bytes }, at) => {
    const { began, moment, scope } = scopeOf(at, region);
    const fields = {
      'Content-Type': contentType,
      bucket,
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': [signer.AWS_ACCESS_KEY_ID, ...scope].join('/'),
      'X-Amz-Date': moment,
      ...(sessionToken && { 'X-Amz-Security-Token': sessionToken }),
      key,
    };
    const policy = {
      expiration: new Date(began.getTime() + uploadExpiryMinutes * minute).toISOString(),
      conditions: [
        ...Object.entries(fields).map(([name, value]) => ['eq', `$${name}`, value]),
        ['content-length-range', 1, bytes],
      ],
    };
    const Policy = Buffer.from(JSON.stringify(policy)).toString('base64');
    return { url, fields: { ...fields, Policy, 'X-Amz-Signature': signature(signer, scope, Policy) } };
  };
}

/** Signs S3 URLs, as described in https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html */
export function makePresignPreview(): PresignPreview {
  const bucket = environment('UPLOAD_BUCKET');
  const signer = Signer.parse(process.env);
  const { AWS_REGION: region, AWS_SESSION_TOKEN: sessionToken } = signer;

  return (key, at) => {
    const { moment, scope } = scopeOf(at, region);
    const url = new URL(`${storageUrl(bucket, region).replace(/\/$/, '')}/${key}`);
    const parameters = {
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': [signer.AWS_ACCESS_KEY_ID, ...scope].join('/'),
      'X-Amz-Date': moment,
      'X-Amz-Expires': String((videoPreviewMinutes * minute) / second),
      ...(sessionToken && { 'X-Amz-Security-Token': sessionToken }),
      'X-Amz-SignedHeaders': 'host',
    };
    const query = Object.entries(parameters)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
    const request = ['GET', url.pathname, query, `host:${url.host}`, '', 'host', 'UNSIGNED-PAYLOAD'];
    const digest = createHash('sha256').update(request.join('\n')).digest('hex');
    const signed = signature(signer, scope, ['AWS4-HMAC-SHA256', moment, scope.join('/'), digest].join('\n'));
    return `${url.href}?${query}&X-Amz-Signature=${signed}`;
  };
}

function scopeOf(at: string, region: string) {
  const began = new Date(at);
  const moment = began.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  return { began, moment, scope: [moment.slice(0, 8), region, 's3', 'aws4_request'] };
}

function signature(signer: z.infer<typeof Signer>, scope: readonly string[], text: string): string {
  const key = scope.reduce(hmac, Buffer.from(`AWS4${signer.AWS_SECRET_ACCESS_KEY}`));
  return hmac(key, text).toString('hex');
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** S3 has the bucket in its host name, other storages in their path. */
function storageUrl(bucket: string, region: string): string {
  const endpoint = environment('UPLOAD_ENDPOINT') ?? environment('AWS_ENDPOINT_URL_S3');
  return endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com/`;
}

/** Signed URLs to which browsers send uploads. */
export const presigning = provide('presign', makePresign, { files: 'sign' });

/** Signed URLs of videos that are not public. */
export const previewing = provide('presignPreview', makePresignPreview, { files: 'preview' });
