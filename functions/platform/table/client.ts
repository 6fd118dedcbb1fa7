import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const timeouts = { connectionTimeout: 1_000, requestTimeout: 3_000 };

/**
 * Creates a DynamoDB client: 1 s to connect, 3 s per response, three attempts. Tests wait without a limit, because
 * they run on busy machines.
 */
export function makeDocumentClient({
  endpoint,
  hasTimeouts = true,
}: {
  endpoint?: string;
  hasTimeouts?: boolean;
} = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    ...(endpoint && { endpoint }),
    maxAttempts: 3,
    ...(hasTimeouts && { requestHandler: { ...timeouts, throwOnRequestTimeout: true } }),
  });
  // The logger copies each request and response for a log that is not used.
  client.middlewareStack.remove('loggerMiddleware');
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
