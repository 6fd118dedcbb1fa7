import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestTable } from '#functions/testing/testTable.ts';
import type { TableFaults } from './tableFaults.ts';

let table: Awaited<ReturnType<typeof createTestTable>>;
let client: DynamoDBClient;
let faults: TableFaults;
let TableName: string;
let number = 0;

beforeAll(async () => {
  table = await createTestTable();
  ({ client, faults, tableName: TableName } = table);
});
afterAll(() => table.close());
beforeEach(() => {
  number += 1;
});

const key = (name: string) => ({ pk: { S: `test-${number}` }, sk: { S: name } });
const transfer = (from: string, to: string, ClientRequestToken?: string) =>
  new TransactWriteItemsCommand({
    ...(ClientRequestToken && { ClientRequestToken }),
    TransactItems: [add(from, -1), add(to, 1)].map(Update => ({ Update })),
  });
const add = (name: string, amount: number) => ({
  TableName,
  Key: key(name),
  UpdateExpression: 'ADD amount :amount',
  ExpressionAttributeValues: { ':amount': { N: String(amount) } },
});
const amountOf = async (name: string) =>
  Number((await client.send(new GetItemCommand({ TableName, Key: key(name) }))).Item?.['amount']?.N ?? 0);
const codes = (...Codes: string[]) => ({
  name: 'TransactionCanceledException',
  CancellationReasons: Codes.map(Code => expect.objectContaining({ Code })),
});

/** Sends a transfer from a to b that is in progress until `end()` is called. */
async function transferInProgress(token?: string) {
  const paused = faults.pause('TransactWriteItems');
  const outcome = client.send(transfer('a', 'b', token));
  await paused.arrived;
  return {
    async end() {
      paused.resume();
      await outcome;
    },
  };
}

describe('while a transaction is in progress', () => {
  test('cancels another one that shares an item, with the reason for each item; both then hold', async () => {
    const first = await transferInProgress();

    await expect(client.send(transfer('b', 'c'))).rejects.toMatchObject(codes('TransactionConflict', 'None'));
    await first.end();
    await client.send(transfer('b', 'c'));

    expect(await Promise.all(['a', 'b', 'c'].map(amountOf))).toEqual([-1, 0, 1]);
  });

  test('cancels another one that only checks a condition of an item', async () => {
    const first = await transferInProgress();
    const check = { TableName, Key: key('a'), ConditionExpression: 'attribute_not_exists(pk)' };
    const second = new TransactWriteItemsCommand({ TransactItems: [{ ConditionCheck: check }] });

    await expect(client.send(second)).rejects.toMatchObject(codes('TransactionConflict'));
    await first.end();
  });

  test('refuses single writes of its items', async () => {
    const first = await transferInProgress();
    const refused = { name: 'TransactionConflictException' };

    await expect(client.send(new PutItemCommand({ TableName, Item: key('a') }))).rejects.toMatchObject(
      refused,
    );
    await expect(client.send(new UpdateItemCommand(add('a', 1)))).rejects.toMatchObject(refused);
    await expect(client.send(new DeleteItemCommand({ TableName, Key: key('b') }))).rejects.toMatchObject(
      refused,
    );
    await first.end();
    expect(await amountOf('a')).toBe(-1);
  });

  test('cancels transactional reads of its items, and answers other reads with the committed state', async () => {
    const first = await transferInProgress();
    const read = new TransactGetItemsCommand({
      TransactItems: ['c', 'a'].map(name => ({ Get: { TableName, Key: key(name) } })),
    });

    await expect(client.send(read)).rejects.toMatchObject(codes('None', 'TransactionConflict'));
    expect(await amountOf('a')).toBe(0);
    await first.end();
    expect((await client.send(read)).Responses?.[1]?.Item?.['amount']?.N).toBe('-1');
  });

  test('executes requests for other items', async () => {
    const first = await transferInProgress();

    await client.send(transfer('c', 'd'));
    await client.send(new UpdateItemCommand(add('e', 1)));
    await first.end();
    expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(amountOf))).toEqual([-1, 1, -1, 1, 1]);
  });

  test('reports the same request token as in progress, and executes it once', async () => {
    const token = `token-${number}`;
    const first = await transferInProgress(token);
    const once = new DynamoDBClient({ endpoint: table.endpoint, maxAttempts: 1 }); // the SDK would retry

    await expect(once.send(transfer('a', 'b', token))).rejects.toMatchObject({
      name: 'TransactionInProgressException',
    });
    await first.end();
    await client.send(transfer('a', 'b', token));
    expect(await amountOf('b')).toBe(1);
  });
});

test.each(['PutItem', 'BatchWriteItem'])(
  'cancels transactional reads, and nothing else, while a %s is in progress',
  async operation => {
    const paused = faults.pause(operation);
    const Item = { ...key('a'), amount: { N: '5' } };
    const write =
      operation === 'PutItem'
        ? client.send(new PutItemCommand({ TableName, Item }))
        : client.send(
            new BatchWriteItemCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item } }] } }),
          );
    await paused.arrived;
    const read = new TransactGetItemsCommand({ TransactItems: [{ Get: { TableName, Key: key('a') } }] });

    await expect(client.send(read)).rejects.toMatchObject(codes('TransactionConflict'));
    await client.send(transfer('a', 'b'));
    paused.resume();
    await write;
    expect(await amountOf('a')).toBe(5);
  },
);

describe('fault injection', () => {
  test.each([
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'InternalServerError',
  ] as const)('%s fails each attempt of the SDK until it gives up; nothing is written', async fault => {
    faults.next('UpdateItem', fault, 3);
    await expect(client.send(new UpdateItemCommand(add('a', 1)))).rejects.toMatchObject({ name: fault });
    expect(await amountOf('a')).toBe(0);

    faults.next('UpdateItem', fault, 2);
    await client.send(new UpdateItemCommand(add('a', 1)));
    expect(await amountOf('a')).toBe(1);
  });

  test.each(['ProvisionedThroughputExceeded', 'ThrottlingError', 'TransactionConflict'] as const)(
    '%s cancels a transaction',
    async fault => {
      faults.next('TransactWriteItems', fault);
      await expect(client.send(transfer('a', 'b'))).rejects.toMatchObject(codes(fault, fault));
    },
  );

  test('a lost response leaves a single write executed twice, and a transaction once', async () => {
    faults.next('UpdateItem', 'lost');
    await client.send(new UpdateItemCommand(add('single', 1)));
    faults.next('TransactWriteItems', 'lost');
    await client.send(transfer('a', 'b'));

    expect(await Promise.all([amountOf('single'), amountOf('b')])).toEqual([2, 1]);
  });

  test('losing first responses repeats each write once until the faults are cleared', async () => {
    faults.loseFirstResponses();
    await client.send(new UpdateItemCommand(add('a', 1)));
    await client.send(new UpdateItemCommand(add('a', 10)));
    faults.clear();
    await client.send(new UpdateItemCommand(add('a', 100)));

    expect(await amountOf('a')).toBe(122);
  });
});
