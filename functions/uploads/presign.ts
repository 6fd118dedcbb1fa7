import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { uploadExpiryMinutes } from '#shared/media.ts';
import { minute } from '#shared/time.ts';

/** A file that may be uploaded. */
interface File {
  key: string;
  contentType: string;
  /** Maximum size. */
  bytes: number;
}

/** URL and form fields with which a browser uploads one file within `uploadExpiryMinutes` of `at`. */
export type Presign = (file: File, at: string) => { url: string; fields: Record<string, string> };

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
    const began = new Date(at);
    const moment = began.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
    const scope = [moment.slice(0, 8), region, 's3', 'aws4_request'];
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
    const signingKey = scope.reduce(hmac, Buffer.from(`AWS4${signer.AWS_SECRET_ACCESS_KEY}`));
    return {
      url,
      fields: { ...fields, Policy, 'X-Amz-Signature': hmac(signingKey, Policy).toString('hex') },
    };
  };
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** S3 has the bucket in its host name, other storages in their path. */
function storageUrl(bucket: string, region: string): string {
  const endpoint = environment('UPLOAD_ENDPOINT') ?? environment('AWS_ENDPOINT_URL_S3');
  return endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com/`;
}
