import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Item } from './expressions.ts';
import { inParallel } from './inParallel.ts';

const batch = 25;

/** Writes whole items in batches of the maximum size. */
export async function writeItems(
  database: DynamoDBClient,
  TableName: string,
  items: readonly Item[],
): Promise<void> {
  const client = DynamoDBDocumentClient.from(database);
  const batches = Array.from({ length: Math.ceil(items.length / batch) }, (_, at) =>
    items.slice(at * batch, (at + 1) * batch),
  );
  await inParallel(batches, 4, async some => {
    let waiting: Record<string, unknown>[] = some.map(Item => ({ PutRequest: { Item } }));
    while (waiting.length > 0) {
      const { UnprocessedItems } = await client.send(
        new BatchWriteCommand({ RequestItems: { [TableName]: waiting } }),
      );
      waiting = UnprocessedItems?.[TableName] ?? [];
    }
  });
}
