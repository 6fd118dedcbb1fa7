import {
  BatchGetItemCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestTable } from '#functions/testing/testTable.ts';
import { createTable } from './createTable.ts';

const item = (pk: string, sk: string, more: Record<string, { S: string } | { N: string }> = {}) => ({
  pk: { S: pk },
  sk: { S: sk },
  ...more,
});

let table: Awaited<ReturnType<typeof createTestTable>>;
let client: DynamoDBClient;
let TableName: string;

beforeAll(async () => {
  table = await createTestTable();
  ({ client, tableName: TableName } = table);
});
afterAll(() => table.close());

const put = (Item: ReturnType<typeof item>) => client.send(new PutItemCommand({ TableName, Item }));

describe('the table', () => {
  test('has its keys, two indexes, a stream and a ttl; creating it again changes nothing', async () => {
    await put(item('kept', '1'));
    await createTable(client, TableName);
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));

    expect(
      Table?.GlobalSecondaryIndexes?.map(one => [one.IndexName, one.Projection?.ProjectionType]),
    ).toEqual(
      expect.arrayContaining([
        ['gsi1', 'ALL'],
        ['gsi2', 'ALL'],
      ]),
    );
    expect(Table?.BillingModeSummary?.BillingMode).toBe('PAY_PER_REQUEST');
    expect(Table?.StreamSpecification).toEqual({ StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' });
    expect(TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' });
    expect((await client.send(new GetItemCommand({ TableName, Key: item('kept', '1') }))).Item).toBeDefined();
  });

  test('cancels a transaction as a whole, with a reason and the item for each step', async () => {
    await put(item('tx', 'a', { state: { S: 'open' } }));
    const cancelled = await client
      .send(
        new TransactWriteItemsCommand({
          TransactItems: [
            { Put: { TableName, Item: item('tx', 'b') } },
            {
              Update: {
                TableName,
                Key: item('tx', 'a'),
                UpdateExpression: 'SET #state = :closed',
                ConditionExpression: '#state = :closed',
                ExpressionAttributeNames: { '#state': 'state' },
                ExpressionAttributeValues: { ':closed': { S: 'closed' } },
                ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
              },
            },
          ],
        }),
      )
      .catch((error: unknown) => error);

    expect(cancelled).toBeInstanceOf(TransactionCanceledException);
    expect(cancelled).toMatchObject({
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: item('tx', 'a', { state: { S: 'open' } }) },
      ],
    });
    expect((await client.send(new GetItemCommand({ TableName, Key: item('tx', 'b') }))).Item).toBeUndefined();
  });

  test('returns the item when the condition of a single write fails', async () => {
    await put(item('single', '1', { state: { S: 'open' } }));
    const write = new UpdateItemCommand({
      TableName,
      Key: item('single', '1'),
      UpdateExpression: 'SET amount = :one',
      ConditionExpression: 'attribute_not_exists(pk)',
      ExpressionAttributeValues: { ':one': { N: '1' } },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });

    await expect(client.send(write)).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { state: { S: 'open' } },
    });
  });

  test('queries an index page by page, and returns the consumed capacity', async () => {
    for (let number = 0; number < 7; number += 1) {
      await put(item('list', `${number}`, { gsi1pk: { S: 'all' }, gsi1sk: { S: `${9 - number}` } }));
    }
    const pages: string[][] = [];
    let ExclusiveStartKey: Record<string, never> | undefined | object;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :all',
          ExpressionAttributeValues: { ':all': { S: 'all' } },
          Limit: 3,
          ...(ExclusiveStartKey && { ExclusiveStartKey: { ...ExclusiveStartKey } }),
          ReturnConsumedCapacity: 'TOTAL',
        }),
      );
      pages.push((page.Items ?? []).map(one => one['sk']?.S ?? ''));
      expect(page.ConsumedCapacity?.CapacityUnits).toBe(0.5);
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);

    expect(pages).toEqual([['6', '5', '4'], ['3', '2', '1'], ['0']]);
  });

  test('reads several items in one request', async () => {
    await put(item('many', '1'));
    await put(item('many', '2'));
    const answer = await client.send(
      new BatchGetItemCommand({
        RequestItems: { [TableName]: { Keys: ['1', '2', '3'].map(sk => item('many', sk)) } },
      }),
    );

    expect(answer.Responses?.[TableName]?.map(one => one['sk']?.S).sort()).toEqual(['1', '2']);
    expect(answer.UnprocessedKeys).toEqual({});
  });

  test('streams changes with the old and the new item', async () => {
    const streams = new DynamoDBStreamsClient({ endpoint: table.endpoint });
    await put(item('streamed', '1', { amount: { N: '1' } }));
    await put(item('streamed', '1', { amount: { N: '2' } }));
    const { Streams } = await streams.send(new ListStreamsCommand({ TableName }));
    const StreamArn = Streams?.[0]?.StreamArn;
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
    const records = [];
    for (const { ShardId } of StreamDescription?.Shards ?? []) {
      const { ShardIterator } = await streams.send(
        new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
      );
      records.push(...((await streams.send(new GetRecordsCommand({ ShardIterator }))).Records ?? []));
    }
    const own = records.filter(record => record.dynamodb?.Keys?.['pk']?.S === 'streamed');

    expect(
      own.map(record => [
        record.eventName,
        record.dynamodb?.OldImage?.['amount']?.N,
        record.dynamodb?.NewImage?.['amount']?.N,
      ]),
    ).toEqual([
      ['INSERT', undefined, '1'],
      ['MODIFY', '1', '2'],
    ]);
  });
});
