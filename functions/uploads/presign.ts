import { HttpRequest } from '@smithy/core/protocols';
import { Hash } from '@smithy/core/serde';
import { createScope, SignatureV4, UNSIGNED_PAYLOAD } from '@smithy/signature-v4';
import * as z from 'zod/mini';
import { environment } from '#functions/platform/environment.ts';
import { provide } from '#functions/platform/uses.ts';
import { privateLinkMinutes, uploadExpiryMinutes } from '#shared/media.ts';
import { minute, second } from '#shared/time.ts';

/** A file that may be uploaded. */
interface File {
  key: string;
  contentType: string;
  /** Maximum size. */
  bytes: number;
}

/** URL and form fields with which a browser uploads one file within `uploadExpiryMinutes` of `at`. */
export type Presign = (file: File, at: string) => Promise<{ url: string; fields: Record<string, string> }>;

/** URL with which a browser reads one private file within `privateLinkMinutes` of `at`. */
export type PresignPreview = (key: string, at: string) => Promise<string>;

/** The function's AWS credentials and region, which the Lambda runtime sets. */
const Runtime = z.object({
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  AWS_SESSION_TOKEN: z.optional(z.string()),
  AWS_REGION: z.string(),
});

/** Signs S3 POST policies. The SDK's `createPresignedPost` does the same, but would bundle the whole S3 client. */
export function makePresign(): Presign {
  const bucket = environment('UPLOAD_BUCKET');
  const { signer, accessKeyId, sessionToken, region } = runtimeSigner();
  const url = storageUrl(bucket, region);

  return async ({ key, contentType, bytes }, at) => {
    const signingDate = new Date(at);
    const moment = signingDate.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
    const fields = {
      'Content-Type': contentType,
      bucket,
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': `${accessKeyId}/${createScope(moment.slice(0, 8), region, 's3')}`,
      'X-Amz-Date': moment,
      ...(sessionToken && { 'X-Amz-Security-Token': sessionToken }),
      key,
    };
    const policy = {
      expiration: new Date(signingDate.getTime() + uploadExpiryMinutes * minute).toISOString(),
      conditions: [
        ...Object.entries(fields).map(([name, value]) => ['eq', `$${name}`, value]),
        ['content-length-range', 1, bytes],
      ],
    };
    const Policy = Buffer.from(JSON.stringify(policy)).toString('base64');
    const signature = await signer.sign(Policy, { signingDate });
    return { url, fields: { ...fields, Policy, 'X-Amz-Signature': signature } };
  };
}

/** Signs S3 URLs, as the SDK's `getSignedUrl` does with the whole S3 client. */
export function makePresignPreview(): PresignPreview {
  const bucket = environment('UPLOAD_BUCKET');
  const { signer, region } = runtimeSigner();

  return async (key, at) => {
    const url = new URL(`${storageUrl(bucket, region).replace(/\/$/, '')}/${key}`);
    const headers = { host: url.host, 'X-Amz-Content-Sha256': UNSIGNED_PAYLOAD };
    const request = new HttpRequest({ method: 'GET', path: url.pathname, headers });
    const expiresIn = (privateLinkMinutes * minute) / second;
    const { query = {} } = await signer.presign(request, { signingDate: new Date(at), expiresIn });
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url.href;
  };
}

/** Signs for S3 as the function's role. */
function runtimeSigner() {
  const runtime = Runtime.parse(process.env);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SESSION_TOKEN: sessionToken, AWS_REGION: region } = runtime;
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: {
      accessKeyId,
      secretAccessKey: runtime.AWS_SECRET_ACCESS_KEY,
      ...(sessionToken !== undefined && { sessionToken }),
    },
    sha256: Hash.bind(undefined, 'sha256'),
    uriEscapePath: false,
  });
  return { signer, accessKeyId, sessionToken, region };
}

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

/** Signed URLs of attachments of messages. */
export const linking = provide('presignPreview', makePresignPreview, { files: 'link' });
