import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** A DynamoDB client: one second to connect, three for a response, three attempts. */
export function makeDocumentClient(settings: { endpoint?: string } = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    ...settings,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
  });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
