import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

let made: DynamoDBDocumentClient | undefined;

/** The process's one connection to DynamoDB: a second to connect, three for an answer, three tries. */
export function documentClient(): DynamoDBDocumentClient {
  made ??= makeDocumentClient();
  return made;
}

/** Another connection, for tests and tools. */
export function makeDocumentClient(settings: { endpoint?: string } = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    ...settings,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
  });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
