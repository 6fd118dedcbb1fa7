import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BatchGetItemCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
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
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTable } from './createTable.ts';
import { startTable, type TableServer } from './table.ts';

const TableName = 'cairn';
const settings = {
  region: 'eu-west-2',
  credentials: { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' },
};
const clientOf = (endpoint: string) => new DynamoDBClient({ ...settings, endpoint });
const item = (pk: string, sk: string, more: Record<string, { S: string } | { N: string }> = {}) => ({
  pk: { S: pk },
  sk: { S: sk },
  ...more,
});

let server: TableServer;
let client: DynamoDBClient;

beforeAll(async () => {
  server = await startTable();
  client = clientOf(server.url);
  await createTable(client, TableName);
});
afterAll(() => server.close());

const put = (Item: ReturnType<typeof item>) => client.send(new PutItemCommand({ TableName, Item }));

describe('the table', () => {
  test('has its keys, two indexes, a stream and a ttl; making it again changes nothing', async () => {
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

  test('cancels a transaction whole, with a reason and the item for each step', async () => {
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

  test('gives the item with a failed condition of a single write', async () => {
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

  test('reads a list page by page, by its indexes too, and says what it cost', async () => {
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

  test('reads many at once', async () => {
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

  test('tells of changes by its stream, with the former and the new item', async () => {
    const streams = new DynamoDBStreamsClient({ ...settings, endpoint: server.url });
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

describe('the process', () => {
  test('keeps its data in a folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'table-'));
    const first = await startTable({ dataDir });
    await createTable(clientOf(first.url), TableName);
    await clientOf(first.url).send(new PutItemCommand({ TableName, Item: item('a', '1') }));
    await first.close();
    const second = await startTable({ dataDir });
    const found = await clientOf(second.url).send(new GetItemCommand({ TableName, Key: item('a', '1') }));
    await second.close();
    await rm(dataDir, { recursive: true });

    expect(found.Item).toEqual(item('a', '1'));
  });

  test('has ended when close says so', async () => {
    const other = await startTable();
    await other.close();

    await expect(fetch(other.url)).rejects.toThrow();
  });

  test('says so when its port is taken', async () => {
    await expect(startTable({ port: Number(new URL(server.url).port) })).rejects.toThrow(/Port \d+ is taken/);
  });

  test('leaves a database that runs elsewhere alone', async () => {
    const other = await startTable({ endpoint: server.url });
    await other.close();

    expect((await client.send(new ListTablesCommand())).TableNames).toContain(TableName);
  });

  test('ends with the process that started it, even when that one is killed', async () => {
    const script = `import { startTable } from ${JSON.stringify(new URL('table.ts', import.meta.url).href)};
      console.log((await startTable()).url); setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = await new Promise<string[]>(resolve =>
      parent.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString().trim().split('\n'))),
    );
    expect((await fetch(url ?? '')).ok).toBe(true);
    parent.kill('SIGKILL');

    await vi.waitFor(() => expect(fetch(url ?? '')).rejects.toThrow(), { timeout: 10_000 });
  });
});
