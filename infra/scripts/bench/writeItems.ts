import { UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { World } from '#functions/testing/world.ts';

export type Item = Record<string, unknown>;

/** Writes items in batches, eight at a time, with the table's stream switched off: no handler reads it. */
export async function writeItems(world: World, items: Iterable<Item>): Promise<void> {
  const { client, tableName } = world.database;
  await client.send(
    new UpdateTableCommand({ TableName: tableName, StreamSpecification: { StreamEnabled: false } }),
  );
  const batches = batchesOf(items);
  const writers = Array.from({ length: 8 }, async () => {
    for (const batch of batches) {
      let unprocessed: unknown = batch.map(Item => ({ PutRequest: { Item } }));
      while (Array.isArray(unprocessed) && unprocessed.length > 0) {
        const { UnprocessedItems } = await client.send(
          new BatchWriteCommand({ RequestItems: { [tableName]: unprocessed } }),
        );
        unprocessed = UnprocessedItems?.[tableName];
      }
    }
  });
  await Promise.all(writers);
}

function* batchesOf(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < 25) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
