import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient } from '@aws-sdk/client-ses';
import { afterAll, expect, test } from 'vitest';
import { bundledCredentials as credentials, runBundled } from '#functions/testing/runBundled.ts';
import { createIdentity } from '#infra/local/identity/identity.ts';
import { startMail } from '#infra/local/mail/mail.ts';
import { createStorage } from '#infra/local/storage/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'slim-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A service that answers everything alike. */
async function answering(status: number, body: string) {
  const server = createServer((_, answer) => {
    answer.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

const reading = `
  import { callers } from '#functions/platform/caller.ts';
  import { makeTable } from '#functions/platform/table.ts';
  import { UserID } from '#shared/ids.ts';
  const error = await makeTable().get(callers.key(UserID.parse('1'))).catch(error => error);
  process.stdout.write(JSON.stringify({ code: error.code, cause: error.cause?.name ?? error.name, fault: error.$fault }));
`;

test.each([
  [400, 'ProvisionedThroughputExceededException', { code: 'DEPENDENCY_UNAVAILABLE' }],
  [400, 'ThrottlingException', { code: 'DEPENDENCY_UNAVAILABLE' }],
  [500, 'InternalServerError', { code: 'DEPENDENCY_UNAVAILABLE' }],
  [503, 'SomethingNew', { code: 'DEPENDENCY_UNAVAILABLE' }],
  [400, 'ResourceNotFoundException', { fault: 'client' }],
])('of a table that answers %i, a bundle knows %s by its name', async (status, cause, known) => {
  const body = JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${cause}`, message: 'No.' });
  const table = await answering(status, body);
  const environment = { TABLE_NAME: 'cairn', AWS_ENDPOINT_URL_DYNAMODB: table.url };
  try {
    expect(await runBundled(reading, environment)).toMatchObject({ cause, ...known });
  } finally {
    table.close();
  }
});

test.each(['eu-west-2', 'us-east-1', 'cn-north-1'])('a bundle finds the services of %s', async Region => {
  const script = `
    import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
    import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
    import { SESClient } from '@aws-sdk/client-ses';
    const clients = [CognitoIdentityProviderClient, DynamoDBClient, SecretsManagerClient, SESClient];
    const places = clients.map(Client => new Client({}).config.endpointProvider({ Region: '${Region}' }).url);
    process.stdout.write(JSON.stringify(places));
  `;
  const clients = [CognitoIdentityProviderClient, DynamoDBClient, SecretsManagerClient, SESClient];
  const whole = clients.map(Client => new Client({}).config.endpointProvider({ Region }).url.href);

  expect(await runBundled(script)).toEqual(whole);
});

test('a bundle keeps passwords and sessions with Cognito', async () => {
  const pool = await createIdentity({ dataDir: join(folder, 'pool') });
  const script = `
    import { makeIdentity } from '#functions/platform/identity.ts';
    import { UserID } from '#shared/ids.ts';
    const identity = makeIdentity();
    const ada = UserID.parse('ada');
    await identity.setPassword(ada, 'correct horse', 'ada@example.com');
    await identity.setPassword(ada, 'battery staple', 'ada@example.com');
    await identity.confirmEmail(ada);
    const { claims, refresh } = await identity.signIn(ada, 'battery staple');
    const said = {
      username: claims.username,
      again: (await identity.refresh(refresh)).claims.username,
      wrong: await identity.signIn(ada, 'correct horse'),
      nobody: await identity.signIn(undefined, 'correct horse'),
      stale: await identity.refresh('none'),
    };
    await identity.revoke(refresh);
    await identity.signOutEverywhere(ada);
    await identity.remove(ada);
    await identity.remove(ada);
    process.stdout.write(JSON.stringify(said));
  `;
  const environment = {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.url,
    USER_POOL_ID: pool.userPoolId,
    TOKEN_CLIENT_ID: pool.clientId,
  };
  try {
    expect(await runBundled(script, environment)).toMatchObject({
      username: 'ada',
      again: 'ada',
      wrong: { code: 'INVALID_CREDENTIALS' },
      nobody: { code: 'INVALID_CREDENTIALS' },
      stale: { code: 'INVALID_TOKEN' },
    });
  } finally {
    await pool.close();
  }
});

test('a bundle reads, publishes and removes files in S3', async () => {
  const storage = await createStorage({
    dataDir: join(folder, 'storage'),
    buckets: ['uploads', 'media'],
    allowedOrigins: [],
    credentials,
  });
  const script = `
    import { makeMedia } from '#functions/platform/media.ts';
    const media = makeMedia();
    const address = await media.publish('faces/ada.webp', Buffer.from('a face'), 'image/webp');
    const read = await media.readRaw('faces/ada.webp', 100);
    const tooLarge = await media.readRaw('faces/ada.webp', 3);
    await media.removeRaw('faces/ada.webp');
    const gone = await media.readRaw('faces/ada.webp', 100).catch(error => error.name);
    process.stdout.write(JSON.stringify({ address, read: String(read.bytes), type: read.contentType, tooLarge: tooLarge ?? null, gone }));
  `;
  const environment = { AWS_ENDPOINT_URL_S3: storage.url, UPLOAD_BUCKET: 'media', MEDIA_BUCKET: 'media' };
  try {
    expect(await runBundled(script, environment)).toEqual({
      address: '/media/faces/ada.webp',
      read: 'a face',
      type: 'image/webp',
      tooLarge: null,
      gone: 'NoSuchKey',
    });
  } finally {
    await storage.close();
  }
});

test('a bundle mails by SES, and knows a letter that is refused for good', async () => {
  const server = await startMail();
  const script = `
    import { makeMail } from '#functions/platform/mail/mail.ts';
    const mail = makeMail();
    const letter = { subject: 'Bonjour', text: 'À bientôt', html: '<p>À bientôt</p>' };
    const said = [await mail.send('ada@example.com', letter), await mail.send('no address', letter)];
    process.stdout.write(JSON.stringify(said));
  `;
  const environment = { AWS_ENDPOINT_URL_SES: server.url, MAIL_SENDER: 'Cairn <hello@cairn.example>' };
  try {
    expect(await runBundled(script, environment)).toEqual(['sent', 'refused']);
    expect((await server.messages()).at(-1)).toMatchObject({
      subject: 'Bonjour',
      body: { text: 'À bientôt' },
    });
  } finally {
    await server.close();
  }
});
