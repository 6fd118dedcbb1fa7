import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { runBundled } from '#functions/testing/runBundled.ts';

/** A DynamoDB endpoint that answers every call with an empty result and keeps the headers of the requests. */
async function recordingTable() {
  const requests: Record<string, unknown>[] = [];
  const server = createServer(({ headers }, response) => {
    requests.push(headers);
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${port}`, requests, close: () => void server.close() };
}

test('a bundle signs its calls with the credentials and the region of its environment', async () => {
  const table = await recordingTable();
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: table.url,
    AWS_REGION: 'ap-southeast-2',
    AWS_ACCESS_KEY_ID: 'ROLEKEY',
    AWS_SECRET_ACCESS_KEY: 'role-secret',
    AWS_SESSION_TOKEN: 'role-session',
  };
  try {
    expect(await runBundled('readItem', environment)).toBe('read');
    expect(table.requests).toMatchObject([
      {
        authorization: expect.stringMatching(
          /Credential=ROLEKEY\/\d+\/ap-southeast-2\/dynamodb\/aws4_request/,
        ),
        'x-amz-security-token': 'role-session',
      },
    ]);
  } finally {
    table.close();
  }
});

test('a bundle without credentials fails instead of looking for them elsewhere', async () => {
  const table = await recordingTable();
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: table.url,
    AWS_ACCESS_KEY_ID: '',
    AWS_PROFILE: 'somebody',
  };
  try {
    expect(await runBundled('readItem', environment)).toBe('CredentialsProviderError');
    expect(table.requests).toEqual([]);
  } finally {
    table.close();
  }
});

test('a bundle keeps the trace of the invocation that it runs in', async () => {
  const table = await recordingTable();
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: table.url,
    AWS_LAMBDA_FUNCTION_NAME: 'getProject',
    _X_AMZN_TRACE_ID: 'Root=1-5759e988-bd862e3fe1be46a994272793',
  };
  try {
    await runBundled('readItem', environment);
    expect(table.requests).toMatchObject([{ 'x-amzn-trace-id': 'Root=1-5759e988-bd862e3fe1be46a994272793' }]);
  } finally {
    table.close();
  }
});
