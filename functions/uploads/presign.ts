import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { uploadExpiryMinutes } from '#shared/settings.ts';
import { minute } from '#shared/time.ts';

/** One file that somebody may send. */
interface File {
  key: string;
  contentType: string;
  /** At most so many. */
  bytes: number;
}

/** Where and with which fields a browser sends one file; leave begins at the given moment. */
export type Presign = (file: File, at: string) => { url: string; fields: Record<string, string> };

/** Who this function is to AWS, as the SDKs read it too. */
const Signer = z.object({
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  AWS_SESSION_TOKEN: z.optional(z.string()),
  AWS_REGION: z.string(),
});

/** Signs uploads for the storage as browsers reach it: S3's POST policy, without S3's whole client. */
export function makePresign(): Presign {
  return ({ key, contentType, bytes }, at) => {
    const bucket = environment('UPLOAD_BUCKET');
    const signer = Signer.parse(process.env);
    const { AWS_REGION: region, AWS_SESSION_TOKEN: sessionToken } = signer;
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
      url: storageOf(bucket, region),
      fields: { ...fields, Policy, 'X-Amz-Signature': hmac(signingKey, Policy).toString('hex') },
    };
  };
}

const hmac = (key: Buffer, words: string): Buffer => createHmac('sha256', key).update(words).digest();

/** Amazon's storage has a bucket in its name, others in their path. */
function storageOf(bucket: string, region: string): string {
  const elsewhere = environment('UPLOAD_ENDPOINT') ?? environment('AWS_ENDPOINT_URL_S3');
  return elsewhere
    ? `${elsewhere.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com/`;
}
