import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, expect, test, vi } from 'vitest';
import { makePresign, makePresignPreview } from './presign.ts';

afterEach(() => vi.unstubAllEnvs());

const at = '2026-11-20T12:00:00.000Z';
const file = { key: 'incoming/avatar/1/2', contentType: 'image/png', bytes: 2_000_000 };
function inCloud(endpoint?: string) {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY');
  vi.stubEnv('AWS_SESSION_TOKEN', 'session/token==');
  vi.stubEnv('AWS_REGION', 'eu-west-2');
  vi.stubEnv('UPLOAD_BUCKET', 'raw-files');
  vi.stubEnv('UPLOAD_ENDPOINT', endpoint);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', undefined);
}
function sign(endpoint?: string) {
  inCloud(endpoint);
  return makePresign()(file, at);
}
const policyOf = (fields: Record<string, string>): { expiration: string; conditions: unknown[] } =>
  JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString());

/** The SDK's presigned post for the same file. */
const presignWithSdk = (Conditions: Parameters<typeof createPresignedPost>[1]['Conditions']) =>
  createPresignedPost(sdk(), {
    Bucket: 'raw-files',
    Key: file.key,
    Fields: { 'Content-Type': file.contentType },
    ...(Conditions && { Conditions }),
    Expires: 900,
  });

const sdk = () =>
  new S3Client({
    region: 'eu-west-2',
    credentials: {
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
      sessionToken: 'session/token==',
    },
  });

test('the URL and fields match those of the AWS SDK', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z'), toFake: ['Date'] });
  const expected = await presignWithSdk([]);
  const actual = await sign();
  vi.useRealTimers();

  const open = (fields: Record<string, string>) => ({ ...fields, Policy: '', 'X-Amz-Signature': '' });
  expect(actual.url).toBe(expected.url);
  expect(open(actual.fields)).toEqual(open(expected.fields));
  expect(actual.fields['X-Amz-Signature']).toMatch(/^[0-9a-f]{64}$/);
  expect(Date.parse(policyOf(actual.fields).expiration)).toBe(
    Date.parse(policyOf(expected.fields).expiration),
  );
});

test('the policy fixes every form field and the maximum size', async () => {
  const { fields } = await sign();
  const { conditions } = policyOf(fields);

  for (const [name, value] of Object.entries(fields)) {
    if (name === 'Policy' || name === 'X-Amz-Signature') continue;
    expect(conditions).toContainEqual(['eq', `$${name}`, value]);
  }
  expect(conditions).toContainEqual(['content-length-range', 1, 2_000_000]);
});

test('another storage has the bucket in its path', async () => {
  const { url } = await sign('http://127.0.0.1:4010/');
  expect(url).toBe('http://127.0.0.1:4010/raw-files');
});

test('the link to a private file is that of the AWS SDK', async () => {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
  const command = new GetObjectCommand({ Bucket: 'raw-files', Key: 'held/videos/video-1.mp4' });
  const expected = new URL(await getSignedUrl(sdk(), command, { expiresIn: 3_600 }));
  vi.useRealTimers();
  inCloud();
  const actual = new URL(await makePresignPreview()('held/videos/video-1.mp4', at));

  // The SDK adds parameters of its own, which a signature covers; they mean nothing for the service.
  for (const name of ['x-id', 'x-amz-checksum-mode']) expected.searchParams.delete(name);
  const open = (url: URL) =>
    [...url.searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(actual.origin + actual.pathname).toBe(expected.origin + expected.pathname);
  expect(open(actual)).toEqual(open(expected));
});
