import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { TableFront } from '#infra/local/table/tableFront.ts';

/** In the form of a signature, which is all that an emulator asks for. */
const signature = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=test/20280229/eu-west-2/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20280229T000000Z',
};

/**
 * Has a client pass its requests on within this process, without a connection and without computing signatures. It serializes,
 * repeats and parses them as ever, and sees a lost response as a broken connection.
 */
export function connectDirectly(client: DynamoDBClient | DynamoDBStreamsClient, front: TableFront): void {
  client.config.signer = async () => ({
    sign: async request => Object.assign(request, { headers: { ...request.headers, ...signature } }),
  });
  client.config.requestHandler = {
    ...client.config.requestHandler,
    async handle({ method, path, headers, body }) {
      const answer = await front.handle({ method, path, headers, body: bytesOf(body) });
      if (!answer) throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
      const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return {
        response: {
          statusCode: answer.status,
          headers: Object.fromEntries(named),
          body: bytesOf(answer.body),
        },
      };
    },
  };
}

const bytesOf = (content: string | Uint8Array = ''): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
