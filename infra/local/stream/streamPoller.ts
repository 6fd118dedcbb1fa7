import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DescribeTableCommand, type DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { TableFront } from '#infra/local/table/tableFront.ts';
import { readJson, writeAtomically } from '#infra/local/wire/atomicFile.ts';
import { alarm, gatherMs } from './alarm.ts';
import { asDelivered } from './asDelivered.ts';

export interface StreamPollerOptions {
  database: DynamoDBClient;
  /** The endpoint, which calls back when items may have changed, so that the stream is read then. */
  table: { url: string; front: Pick<TableFront, 'onWrite'> };
  tableName: string;
  /** Folder of the positions in the stream and the dead letters. */
  dataDir: string;
  /** The consumer, called as by Lambda. */
  handler: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse | void>;
  /** Time between two looks without such a call: another process may have written past the proxy. Default one second. */
  restMs?: number;
}

/** A running poller of a table's stream. */
export interface StreamPoller {
  /** Resolves once everything written so far has been processed, including resulting changes. */
  idle: () => Promise<void>;
  /**
   * Runs work with the stream switched off, so that its changes are not processed, which is also many times faster.
   * Earlier changes are processed first.
   */
  withStreamPaused: (work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

const batchSize = 100;
const attempts = 3;
/** Before a failed batch is delivered again. */
const retryAfterMs = 150;
/** Before the stream is read again after an error. */
const recoverMs = 1_000;

type Positions = Record<string, string>;

/**
 * Delivers the changes of a table to the consumer, in order and at least once, as Lambda does: a failed batch is
 * retried from its failed record, and a record that keeps failing is moved to the dead letters. Continues at its
 * previous position after a restart.
 */
export async function pollStream({
  database,
  table,
  tableName,
  dataDir,
  handler,
  restMs = 1_000,
}: StreamPollerOptions): Promise<StreamPoller> {
  const { region, credentials } = database.config;
  const client = new DynamoDBStreamsClient({ endpoint: table.url, region, credentials });
  let StreamArn = await openStream(database, tableName);
  const placesFile = join(dataDir, 'stream.json');
  const places = ((await readJson(placesFile)) ?? {}) as Positions; // written by this module only
  const shards = openShards(client, places);
  let isClosed = false;
  let idleRounds = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const changes = alarm();
  table.front.onWrite(changes.ring);

  /** Runs one thing at a time: a round of polling, or work with the stream paused. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const mine = turn.then(act);
    turn = mine.catch(() => undefined);
    return mine;
  };

  const deliver = async (ShardId: string, records: DynamoDBRecord[]) => {
    let waiting = records;
    for (let tries = 1; waiting.length > 0; ) {
      const failed = await firstFailure(handler, waiting);
      const done = failed === undefined ? waiting.length : failed;
      if (done > 0) {
        waiting = waiting.slice(done);
        tries = 1;
        continue;
      }
      if (tries++ < attempts) {
        await wait(retryAfterMs * tries);
        continue;
      }
      await writeAtomically(
        join(dataDir, 'dead-letters', `${Date.now()}-${randomUUID()}.json`),
        JSON.stringify(waiting[0], null, 2),
      );
      waiting = waiting.slice(1);
      tries = 1;
    }
    const last = records.at(-1)?.dynamodb?.SequenceNumber;
    if (!last) return;
    places[ShardId] = last;
    await writeAtomically(placesFile, JSON.stringify(places));
  };

  const round = async (): Promise<number> => {
    let count = 0;
    for (const ShardId of await shards.all(StreamArn)) {
      const records = await shards.read(ShardId);
      count += records.length;
      await deliver(ShardId, records);
    }
    return count;
  };

  const running = (async () => {
    while (!isClosed) {
      const count = await inTurn(round).catch((error: unknown) => {
        shards.forget();
        if (!isClosed) console.error('The stream could not be read; it is tried again.', error);
        return -1;
      });
      idleRounds = count === 0 ? idleRounds + 1 : 0;
      if (count < 0) await wait(recoverMs);
      else if (count < batchSize) await changes.within(restMs);
    }
  })();

  return {
    async idle() {
      idleRounds = 0;
      for (; idleRounds < 2 && !isClosed; await wait(gatherMs)) changes.ring();
    },
    withStreamPaused: work =>
      inTurn(async () => {
        while ((await round()) > 0);
        await database.send(
          new UpdateTableCommand({ TableName: tableName, StreamSpecification: { StreamEnabled: false } }),
        );
        try {
          await work();
        } finally {
          StreamArn = await openStream(database, tableName);
          shards.forget();
        }
      }),
    async close() {
      isClosed = true;
      changes.ring();
      await running;
      client.destroy();
    },
  };
}

/** Reads the shards of a stream, each from its position on, and lists them again only when one has ended. */
function openShards(client: DynamoDBStreamsClient, places: Positions) {
  let stream: string | undefined;
  const iterators = new Map<string, string | undefined>();

  const begin = async (ShardId: string): Promise<string | undefined> => {
    const after = places[ShardId];
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: stream,
        ShardId,
        ...(after
          ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
          : { ShardIteratorType: 'TRIM_HORIZON' }),
      }),
    );
    return ShardIterator;
  };

  return {
    async all(StreamArn: string | undefined): Promise<string[]> {
      const isKnown = iterators.size > 0 && [...iterators.values()].every(Boolean);
      if (isKnown) return [...iterators.keys()];
      stream = StreamArn;
      const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
      const found = (StreamDescription?.Shards ?? []).flatMap(({ ShardId }) => ShardId ?? []);
      for (const id of iterators.keys()) if (!found.includes(id)) iterators.delete(id);
      return found;
    },
    async read(ShardId: string): Promise<DynamoDBRecord[]> {
      const ShardIterator = iterators.get(ShardId) ?? (await begin(ShardId));
      const { Records = [], NextShardIterator } = await client.send(
        new GetRecordsCommand({ ShardIterator, Limit: batchSize }),
      );
      iterators.set(ShardId, NextShardIterator);
      return asDelivered(Records);
    },
    /** After an error, and for another stream: positions hold, iterators do not. */
    forget: () => iterators.clear(),
  };
}

/** Position of the first failed record; undefined if all succeeded. */
async function firstFailure(
  handler: StreamPollerOptions['handler'],
  Records: DynamoDBRecord[],
): Promise<number | undefined> {
  try {
    const answer = await handler({ Records });
    const failed = answer?.batchItemFailures[0]?.itemIdentifier;
    if (failed === undefined) return undefined;
    const place = Records.findIndex(record => record.dynamodb?.SequenceNumber === failed);
    return Math.max(0, place);
  } catch {
    return 0; // the handler has logged it
  }
}

/** Returns the table's stream, switching it on if necessary. */
async function openStream(database: DynamoDBClient, TableName: string): Promise<string | undefined> {
  const { Table } = await database.send(new DescribeTableCommand({ TableName }));
  if (Table?.StreamSpecification?.StreamEnabled) return Table.LatestStreamArn;

  const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } as const;
  await database.send(new UpdateTableCommand({ TableName, StreamSpecification }));
  return await openStream(database, TableName);
}
