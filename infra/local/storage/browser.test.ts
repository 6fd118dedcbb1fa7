import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storageWorld } from './storageWorld.ts';

let world: Awaited<ReturnType<typeof storageWorld>>;
let clock: Date;
let presigner: S3Client;

beforeEach(async () => {
  clock = new Date();
  world = await storageWorld({ now: () => clock });
  presigner = new S3Client({
    endpoint: world.storage.url,
    region: 'eu-west-2',
    forcePathStyle: true,
    credentials: { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
});
afterEach(() => world.end());

const code = async (answer: Response) => /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
const stored = async (Key: string) => {
  const object = await world.client.send(new GetObjectCommand({ Bucket: 'media', Key }));
  return { body: await object.Body?.transformToString(), type: object.ContentType };
};

describe('presigned URLs', () => {
  const putUrl = () =>
    getSignedUrl(presigner, new PutObjectCommand({ Bucket: 'media', Key: 'up load/é.txt' }), {
      expiresIn: 60,
    });

  test('allow anyone who has them to upload and read', async () => {
    const put = await fetch(await putUrl(), {
      method: 'PUT',
      body: 'hello',
      headers: { 'content-type': 'text/plain' },
    });
    const url = await getSignedUrl(
      presigner,
      new GetObjectCommand({
        Bucket: 'media',
        Key: 'up load/é.txt',
        ResponseContentDisposition: 'attachment',
      }),
    );
    const get = await fetch(url);

    expect(put.status).toBe(200);
    expect(await get.text()).toBe('hello');
    expect(get.headers.get('content-disposition')).toBe('attachment');
  });

  test('expire', async () => {
    const url = await putUrl();
    clock = new Date(Date.now() + 61_000);
    const answer = await fetch(url, { method: 'PUT', body: 'late' });

    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Request has expired');
  });

  test.each([
    ['another key', (url: string) => url.replace('up%20load', 'other')],
    ['another end', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')],
    ['another signature', (url: string) => url.replace(/Signature=..../, 'Signature=0000')],
    ['a further parameter', (url: string) => `${url}&response-content-type=text%2Fhtml`],
  ])('are invalid with %s', async (_, change) => {
    const answer = await fetch(change(await putUrl()), { method: 'PUT', body: 'x' });

    expect(answer.status).toBe(403);
    expect(await code(answer)).toBe('SignatureDoesNotMatch');
  });

  test('are valid for one method only', async () => {
    expect(await code(await fetch(await putUrl(), { method: 'DELETE' }))).toBe('SignatureDoesNotMatch');
  });
});

describe('a presigned form', () => {
  const sign = (more: Partial<PresignedPostOptions> = {}) =>
    createPresignedPost(presigner, {
      Bucket: 'media',
      Key: 'incoming/picture',
      Conditions: [
        ['content-length-range', 3, 10],
        ['eq', '$Content-Type', 'image/png'],
        ['starts-with', '$x-amz-meta-note', 'my '],
      ],
      Fields: { 'Content-Type': 'image/png', 'x-amz-meta-note': 'my picture' },
      Expires: 60,
      ...more,
    });
  const post = (
    { url, fields }: { url: string; fields: Record<string, string> },
    file: string | Blob = '1234',
    changes: Record<string, string | undefined> = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changes }))
      if (value !== undefined) form.append(name, value);
    form.append('file', typeof file === 'string' ? new Blob([file]) : file, 'my file.png');
    return fetch(url, { method: 'POST', body: form, headers: { origin: 'http://localhost:5173' } });
  };
  const nothingStored = async () => {
    expect(world.events).toEqual([]);
    expect(await world.files()).toEqual([]);
  };

  test('stores the file under its key and publishes an event', async () => {
    const answer = await post(await sign());

    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(await stored('incoming/picture')).toEqual({ body: '1234', type: 'image/png' });
    expect(world.events[0]?.detail).toMatchObject({
      reason: 'POST Object',
      object: { key: 'incoming/picture', size: 4 },
    });
  });

  test('returns an XML document if success_action_status is 201', async () => {
    const form = await sign({
      Fields: { 'Content-Type': 'image/png', 'x-amz-meta-note': 'my', success_action_status: '201' },
      Conditions: [],
    });
    const answer = await post(form);

    expect(answer.status).toBe(201);
    expect(await answer.text()).toContain('<Key>incoming/picture</Key>');
  });

  test('inserts the file name into the key', async () => {
    const answer = await post(await sign({ Key: 'incoming/${filename}' }));

    expect(answer.status).toBe(204);
    expect((await stored('incoming/my file.png')).body).toBe('1234');
  });

  test.each([
    ['another key', { key: 'avatars/admin' }, 'AccessDenied'],
    ['another type', { 'Content-Type': 'text/html' }, 'AccessDenied'],
    ['another beginning', { 'x-amz-meta-note': 'your picture' }, 'AccessDenied'],
    ['a field that no condition covers', { 'x-amz-meta-more': '1' }, 'AccessDenied'],
    ['a missing field', { 'Content-Type': undefined }, 'AccessDenied'],
    ['no policy', { Policy: undefined }, 'AccessDenied'],
    ['no signature', { 'X-Amz-Signature': undefined }, 'AccessDenied'],
    ['another signature', { 'X-Amz-Signature': '0'.repeat(64) }, 'SignatureDoesNotMatch'],
    ['another key id', { 'X-Amz-Credential': 'OTHER/20261120/eu-west-2/s3/aws4_request' }, /InvalidA/],
    ['no key', { key: undefined }, 'InvalidArgument'],
    ['another bucket', { bucket: 'other' }, 'AccessDenied'],
  ])('refuses %s and stores nothing', async (_, changes: Record<string, string | undefined>, expected) => {
    const answer = await post(await sign(), '1234', changes);

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await code(answer)).toMatch(expected);
    await nothingStored();
  });

  test('refuses a policy that was widened after it was signed', async () => {
    const form = await sign();
    const policy = Buffer.from(form.fields.Policy ?? '', 'base64')
      .toString()
      .replace('10]', '10000000]');
    const answer = await post(form, '1234', { Policy: Buffer.from(policy).toString('base64') });

    expect(await code(answer)).toBe('SignatureDoesNotMatch');
    await nothingStored();
  });

  test('refuses a file that is too large or too small', async () => {
    const large = await post(await sign(), new Blob([new Uint8Array(5_000_000)]));
    const small = await post(await sign(), '12');

    expect(large.status).toBe(400);
    expect(await code(large)).toBe('EntityTooLarge');
    expect(await code(small)).toBe('EntityTooSmall');
    await nothingStored();
  });

  test('accepts a file of exactly the maximum or minimum size', async () => {
    expect((await post(await sign(), '1234567890')).status).toBe(204);
    expect((await post(await sign(), '123')).status).toBe(204);
  });

  test('expires', async () => {
    const form = await sign();
    clock = new Date(Date.now() + 61_000);
    const answer = await post(form);

    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Policy expired');
    await nothingStored();
  });

  test('is invalid for another bucket', async () => {
    await world.end();
    world = await storageWorld({ buckets: ['media', 'other'] });
    const form = await sign();

    expect(await code(await post({ ...form, url: `${world.storage.url}/other` }))).toBe('AccessDenied');
  });

  test('is refused without a file, or if interrupted', async () => {
    const form = await sign();
    const fields = new FormData();
    for (const [name, value] of Object.entries(form.fields)) fields.append(name, value);
    const noFile = await fetch(`${world.storage.url}/media`, { method: 'POST', body: fields });
    const broken = await fetch(`${world.storage.url}/media`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\nvalue',
    });

    expect(await code(noFile)).toBe('InvalidArgument');
    expect(await code(broken)).toBe('MalformedPOSTRequest');
    await nothingStored();
  });
});

describe('cross-origin requests', () => {
  const preflight = (origin: string) =>
    fetch(`${world.storage.url}/media/a`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });

  test('are allowed from the web app', async () => {
    const answer = await preflight('http://localhost:5173');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  test('are refused from other origins', async () => {
    const answer = await preflight('https://evil.example');

    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
