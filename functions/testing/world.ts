import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { v7 } from 'uuid';
import type { StreamHandlers } from '#functions/jobs/dispatchRecord.ts';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { processBatch } from '#functions/jobs/processBatch.ts';
import { projections } from '#functions/jobs/projections.ts';
import { isFollowed } from '#functions/jobs/streamFilter.ts';
import { type Market, makeMarket } from '#functions/market/search/marketReader.ts';
import type { SnapshotFiles } from '#functions/market/search/snapshotFiles.ts';
import { callers } from '#functions/platform/caller.ts';
import type { Cdn } from '#functions/platform/cdn.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { makeLog } from '#functions/platform/log.ts';
import type { Mail } from '#functions/platform/mail/mail.ts';
import type { EmailMessage } from '#functions/platform/mail/renderEmail.ts';
import type { AnyOperation } from '#functions/platform/operation.ts';
import type { SentRequest } from '#functions/platform/table/send.ts';
import { makeTable } from '#functions/platform/table.ts';
import type { TokenVerifier } from '#functions/platform/verifyToken.ts';
import { createMemoryQueue, type MemoryQueue } from '#infra/local/queue/memoryQueue.ts';
import type { Contract, Input, Output } from '#shared/contract.ts';
import { UserID } from '#shared/ids.ts';
import { day, minute, second } from '#shared/time.ts';
import { type CallOptions, contextOf, eventOf, type TestRequest } from './event.ts';
import { noteTableRequest, watchUses, withinPermissions } from './permittedCalls.ts';
import { type Received, received } from './received.ts';
import { keepMail, keepSnapshots, linkNowhere, noMedia } from './standIns.ts';
import { openStream } from './stream.ts';
import { createTestTable } from './testTable.ts';

/**
 * A small world for one test file: a real table in memory, a clock that stands still until it is set, and calls through the
 * handlers of operations. `extras` replace further dependencies of operations.
 */
export async function createWorld<Parts extends object = object>(extras?: Parts) {
  const database = await createTestTable({ isDirect: true });
  const { client, tableName } = database;
  const stream = await openStream(client, database.front, tableName);

  const sent: SentRequest[] = [];
  const batches: number[] = [];
  const logged: string[] = [];
  let time = '2026-11-20T12:00:00.000Z';
  let seq = 0;
  let waiting: DynamoDBRecord[] = [];

  const { mail, mails, readmitted } = keepMail();
  const { snapshots } = keepSnapshots();
  const payoutQueue = createMemoryQueue({ now: () => Date.parse(time) });
  const forgotten: string[] = [];
  const cdn: Cdn = {
    forget: async tags => void forgotten.push(...tags),
  };
  const deps: Deps & {
    mail: Mail;
    cdn: Cdn;
    payoutQueue: MemoryQueue;
    media: JobDeps['media'];
    market: Market;
    snapshots: SnapshotFiles;
  } & Parts = Object.assign(
    {
      mail,
      cdn,
      media: noMedia,
      presignPreview: linkNowhere,
      snapshots,
      market: makeMarket(snapshots),
      table: makeTable({ client, name: tableName, onRequest: noteIn(sent) }),
      now: () => time,
      newId: () => v7({ msecs: Date.parse(time), seq: ++seq }),
      log: makeLog((_, line) => logged.push(line)),
      payoutQueue,
    },
    extras,
  );

  async function send(operation: AnyOperation, input: TestRequest, sending?: CallOptions): Promise<Received> {
    const over = operation.withDeps(watchUses(operation, { verifyToken, ...deps }) as never); // a world gives what a operation's test put in
    const event = eventOf(operation.contract, input, sending);
    return await received(await withinPermissions(operation, () => over(event, contextOf())));
  }

  return {
    /** The table's address, client, name and fault injection, for tests below the table's own functions. */
    database,
    deps,
    table: deps.table,
    /** The world's time; a new one is in force immediately. */
    clock: {
      now: () => time,
      set: (to: string) => {
        time = new Date(to).toISOString();
      },
      add: ({ days = 0, minutes = 0 }: { days?: number; minutes?: number }) => {
        time = new Date(Date.parse(time) + days * day + minutes * minute).toISOString();
      },
    },
    /** Calls an endpoint with an input that matches its contract. */
    call: <C extends Contract>(operation: AnyOperation<C>, input: Input<C>, sending?: CallOptions) =>
      send(operation, input, sending) as Promise<Received<Output<C>>>, // the operation has checked its output
    /** Calls an endpoint with any input, for calls that it should refuse. */
    callWith: (operation: AnyOperation, input: TestRequest, sending?: CallOptions) =>
      send(operation, input, sending),
    /** Number of requests to the table since the world was created, or after the first `from` of them. */
    requests: (from = 0) => sent.length - from,
    /** Requests to the table, each with its cost. */
    sent: sent as readonly SentRequest[],
    /** Number of stream records per processed batch. */
    batches: batches as readonly number[],
    /** Emails sent, unless a test has its own mail. */
    mails: mails as readonly (EmailMessage & { to: string })[],
    /** Addresses to which the mail provider was told to deliver again. */
    readmitted: readmitted as readonly string[],
    /** Tags and paths that the CDN was told to invalidate. */
    forgotten,
    /** All log lines. */
    logged: logged as readonly string[],
    /** A person who may call; fields beyond the caller's own are written as they are. */
    async user(fields: Record<string, unknown> = {}): Promise<UserID> {
      const id = UserID.parse(fields['UserID'] ?? deps.newId());
      const Item = {
        ...someone(id),
        ...fields,
        UserID: id,
        pk: callers.key(id).pk,
        sk: callers.key(id).sk,
        entity: callers.name,
      };
      await client.send(new PutCommand({ TableName: tableName, Item }));
      return id;
    },
    /** Processes the stream until it is empty, with all consequences. Failed records are retried by the next call. */
    async runStream(handlers?: StreamHandlers): Promise<void> {
      const all = handlers ?? { domainEventHandlers, projections };
      for (;;) {
        const records = await stream.read();
        waiting.push(...(handlers ? records : records.filter(isFollowed)));
        if (waiting.length === 0) return;
        batches.push(waiting.length);
        const { batchItemFailures } = await processBatch({ Records: waiting }, deps, all);
        const [failed] = batchItemFailures;
        waiting = failed
          ? waiting.slice(waiting.findIndex(one => one.dynamodb?.SequenceNumber === failed.itemIdentifier))
          : [];
        if (failed) throw new Error(`The stream stopped: ${logged.at(-1)}`);
      }
    },
    async close(): Promise<void> {
      stream.close();
      await database.close();
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** Keeps the requests to the table, and notes those of endpoints. */
const noteIn = (sent: SentRequest[]) => (request: SentRequest) => {
  sent.push(request);
  noteTableRequest(request);
};

const someone = (id: UserID) => ({
  username: `user-${id}`,
  firstName: 'Ada',
  lastName: 'Stone',
  email: `${id}@example.com`,
  status: 'active',
  planTypeId: 'free',
  contributionPoints: 0,
  language: 'en',
  avatar: { kind: 'ready', name: 'avatar-01' },
  affiliateCode: id,
  registrationDate: '2026-01-01T00:00:00.000Z',
  hasPassword: true,
});

/** Knows the tokens that `CallOptions.as` makes. */
const verifyToken: TokenVerifier = async authorization => {
  const [, username, ...groups] = (authorization ?? '').split('.');
  return username ? { username, groups, since: Math.floor(Date.now() / second) } : undefined;
};
