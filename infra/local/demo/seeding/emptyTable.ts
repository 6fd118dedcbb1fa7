import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';

const Keys = z.array(z.object({ pk: z.string(), sk: z.string() }));

/** Deletes every item of the local table after an interrupted seeding. */
export async function emptyTable(database: DynamoDBClient, TableName: string): Promise<void> {
  const client = DynamoDBDocumentClient.from(database);
  for (;;) {
    const { Items } = await client.send(
      new ScanCommand({ TableName, ProjectionExpression: 'pk, sk', Limit: 1_000, ConsistentRead: true }),
    );
    const keys = Keys.parse(Items ?? []);
    if (keys.length === 0) return;
    for (let at = 0; at < keys.length; at += 25) {
      const deletions = keys.slice(at, at + 25).map(Key => ({ DeleteRequest: { Key } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: deletions } }));
    }
  }
}
