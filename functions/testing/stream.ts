import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { asDelivered } from '#infra/local/stream/asDelivered.ts';
import type { TableFront } from '#infra/local/table/tableFront.ts';
import { connectDirectly } from './connectDirectly.ts';

/** Reads the table's stream from its start; each `read()` returns the new records. */
export async function openStream(database: DynamoDBClient, front: TableFront, table: string) {
  const client = new DynamoDBStreamsClient();
  connectDirectly(client, front);
  const { Table } = await database.send(new DescribeTableCommand({ TableName: table }));
  const StreamArn = Table?.LatestStreamArn;
  const iterators = new Map<string, string | undefined>();

  const readShard = async (ShardId: string): Promise<DynamoDBRecord[]> => {
    if (!iterators.has(ShardId)) {
      const begun = await client.send(
        new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
      );
      iterators.set(ShardId, begun.ShardIterator);
    }
    const found: DynamoDBRecord[] = [];
    for (;;) {
      const ShardIterator = iterators.get(ShardId);
      if (!ShardIterator) return found;
      const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator }));
      iterators.set(ShardId, NextShardIterator);
      found.push(...asDelivered(Records));
      if (Records.length === 0) return found;
    }
  };

  return {
    async read(): Promise<DynamoDBRecord[]> {
      const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
      const shards = StreamDescription?.Shards ?? [];
      const read: DynamoDBRecord[] = [];
      for (const { ShardId } of shards) if (ShardId) read.push(...(await readShard(ShardId)));
      return read;
    },
    close: () => client.destroy(),
  };
}
