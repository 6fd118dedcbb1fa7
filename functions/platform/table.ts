import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '#shared/errors.ts';
import { lists } from '#shared/settings.ts';
import { backoff } from './backoff.ts';
import { environment } from './environment.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { makeDocumentClient } from './table/client.ts';
import { Cursors } from './table/cursor.ts';
import { assertKey, type EntityType, type Index, type Ref } from './table/entity.ts';
import { Expression } from './table/expression.ts';
import { fromItem } from './table/item.ts';
import { makeSend, type OnRequest, type Send } from './table/send.ts';
import type { AnyStep } from './table/step.ts';
import { transact, write } from './table/write.ts';

/** Key range, order and size of a query. */
export interface QueryOptions {
  pk: string;
  /** The table itself if absent. */
  index?: Index;
  /** Prefix of the sort keys. */
  beginsWith?: string;
  /** First and last sort key, both included. */
  between?: readonly [string, string];
  /** By sort key; `asc` if absent. */
  order?: 'asc' | 'desc';
  /** Maximum number of items; `lists.pageSize` if absent. */
  limit?: number;
  /** Strongly consistent read; not available for indexes. */
  consistent?: boolean;
}

/** Part of a list; the last page has no cursor. */
export interface Page<T> {
  items: T[];
  cursor?: string;
}

type Loaded<Refs extends readonly Ref<unknown>[]> = {
  -readonly [I in keyof Refs]: Refs[I] extends Ref<infer T> ? T | undefined : never;
};

/** Typed access to the single table. There is no scan. */
export interface Table {
  /** Reads an item, strongly consistent. */
  get<T>(ref: Ref<T>): Promise<T | undefined>;
  /** Reads items in one request, strongly consistent and in the order of their keys. */
  batchGet<const Refs extends readonly Ref<unknown>[]>(...refs: Refs): Promise<Loaded<Refs>>;
  /** Like `batchGet`, but eventually consistent, for public lists: at half the capacity. */
  batchGetEventually<const Refs extends readonly Ref<unknown>[]>(...refs: Refs): Promise<Loaded<Refs>>;
  /** Queries a page of a partition. A cursor of any other query is refused. */
  query<T>(shape: EntityType<T>, options: QueryOptions & { cursor?: undefined }): Promise<Page<T>>;
  query<T>(
    shape: EntityType<T>,
    options: QueryOptions & { cursor?: string | undefined },
  ): Promise<Page<T> | Refusal<'INVALID_CURSOR'>>;
  /** Iterates over all items of a query. Each page is requested only after the previous one has been consumed. */
  each<T>(shape: EntityType<T>, options: QueryOptions): AsyncGenerator<T, void, undefined>;
  /** Executes a single write. Returns undefined on success. */
  write<Code extends ErrorCode>(
    step: AnyStep<Code>,
  ): Promise<Refusal<Code | 'CONCURRENT_UPDATE'> | undefined>;
  /**
   * Executes all steps or none; at most 100, on different items. Returns the refusal of the first step whose condition
   * failed.
   */
  transact<Steps extends readonly (AnyStep | undefined)[]>(
    ...steps: Steps
  ): Promise<Refusal<CodesOf<Steps> | 'CONCURRENT_UPDATE'> | undefined>;
}

type CodesOf<Steps extends readonly (AnyStep | undefined)[]> = NonNullable<Steps[number]>['code'];

/** Creates a table client. `onRequest` is called for every DynamoDB request. */
export function makeTable(
  settings: { client?: DynamoDBDocumentClient; name?: string; onRequest?: OnRequest } = {},
): Table {
  const name = settings.name ?? environment('TABLE_NAME');
  const send = makeSend(settings.client ?? makeDocumentClient(), settings.onRequest);
  const cursors = new Cursors(environment('CURSOR_SECRET') ?? name);

  return {
    async get({ pk, sk, of }) {
      const { Item } = await send(new GetCommand({ TableName: name, Key: { pk, sk }, ConsistentRead: true }));
      return Item && fromItem(of, Item);
    },
    batchGet: <const Refs extends readonly Ref<unknown>[]>(...refs: Refs) => batchGet<Refs>(send, name, refs),
    batchGetEventually: <const Refs extends readonly Ref<unknown>[]>(...refs: Refs) =>
      batchGet<Refs>(send, name, refs, { consistent: false }),
    query: <T>(shape: EntityType<T>, options: QueryOptions & { cursor?: string | undefined }) =>
      query(send, name, cursors, shape, options) as Promise<Page<T>>, // refused only with a cursor, as the overloads declare
    each: (shape, options) => each(send, name, cursors, shape, options),
    write: step => write(send, name, step),
    transact: <Steps extends readonly (AnyStep | undefined)[]>(...steps: Steps) =>
      transact<CodesOf<Steps>>(send, name, steps.filter(isStep)),
  };
}

/** The same table, all of whose reads are eventually consistent: at half the capacity, and perhaps a second late. */
export const readingEventually = (table: Table): Table => ({
  ...table,
  get: async ref => (await table.batchGetEventually(ref))[0],
  batchGet: table.batchGetEventually,
  query: <T>(shape: EntityType<T>, options: QueryOptions & { cursor?: string | undefined }) =>
    table.query(shape, { ...options, consistent: false }) as Promise<Page<T>>, // refused only with a cursor, as the overloads declare
  each: (shape, options) => table.each(shape, { ...options, consistent: false }),
});

const isStep = <S extends AnyStep>(step: S | undefined): step is S => step !== undefined;

/** DynamoDB leaves keys unprocessed while it throttles; after so many answers without any item it has failed. */
const maxReadsWithoutAny = 8;

async function batchGet<Refs extends readonly Ref<unknown>[]>(
  send: Send,
  table: string,
  refs: Refs,
  { consistent = true }: { consistent?: boolean } = {},
): Promise<Loaded<Refs>> {
  const address = ({ pk, sk }: { pk?: unknown; sk?: unknown }) => JSON.stringify([pk, sk]);
  let missing = [...new Map(refs.map(ref => [address(ref), { pk: ref.pk, sk: ref.sk }])).values()];
  const found = new Map<string, Record<string, unknown>>();

  for (let withoutAny = 0; missing.length > 0; ) {
    const Keys = missing.slice(0, 100);
    const answer = await send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys, ConsistentRead: consistent } } }),
    );
    for (const item of answer.Responses?.[table] ?? []) found.set(address(item), item);
    const unread = answer.UnprocessedKeys?.[table]?.Keys ?? [];
    missing = [...unread.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })), ...missing.slice(100)];
    withoutAny = unread.length === Keys.length ? withoutAny + 1 : 0;
    if (withoutAny === maxReadsWithoutAny) throw new Error('Keys of a batch remain unprocessed');
    if (unread.length > 0) await backoff(withoutAny + 1);
  }

  return refs.map(ref => {
    const item = found.get(address(ref));
    return item && fromItem(ref.of, item);
  }) as Loaded<Refs>; // each item has the type of its ref
}

async function query<T>(
  send: Send,
  table: string,
  cursors: Cursors,
  shape: EntityType<T>,
  options: QueryOptions & { cursor?: string | undefined },
): Promise<Page<T> | Refusal<'INVALID_CURSOR'>> {
  const {
    pk,
    index,
    beginsWith,
    between,
    order = 'asc',
    limit = lists.pageSize,
    consistent = false,
  } = options;
  const sortKey = index ? `${index}sk` : 'sk';
  const partitionKey = index ? `${index}pk` : 'pk';
  const query = JSON.stringify([table, shape.name, index, pk, beginsWith, between, order]);
  const start = options.cursor === undefined ? undefined : cursors.open(query, options.cursor);
  if (options.cursor !== undefined && !start) return refuse('INVALID_CURSOR');

  const expression = new Expression();
  const conditions = [
    `${expression.name(partitionKey)} = ${expression.value(assertKey({ pk, sk: '-' }).pk)}`,
  ];
  if (beginsWith)
    conditions.push(`begins_with(${expression.name(sortKey)}, ${expression.value(beginsWith)})`);
  if (between)
    conditions.push(
      `${expression.name(sortKey)} BETWEEN ${expression.value(between[0])} AND ${expression.value(between[1])}`,
    );

  const { Items = [], LastEvaluatedKey } = await send(
    new QueryCommand({
      TableName: table,
      ...(index && { IndexName: index }),
      KeyConditionExpression: conditions.join(' AND '),
      ...expression.attributes,
      ScanIndexForward: order === 'asc',
      Limit: limit + 1, // one more shows whether there is another page
      ...(consistent && { ConsistentRead: true }),
      ...(start && { ExclusiveStartKey: start }),
    }),
  );

  const shown = Items.slice(0, limit);
  const last = Items.length > limit ? shown.at(-1) : LastEvaluatedKey;
  const items = shown.map(item => fromItem(shape, item));
  if (!last) return { items };
  const place = ['pk', 'sk', partitionKey, sortKey].map(name => [name, String(last[name])] as const);
  return { items, cursor: cursors.seal(query, Object.fromEntries(place)) };
}

/** Items per request when a query is read to its end. */
const itemsPerRequest = 100;

async function* each<T>(
  send: Send,
  table: string,
  cursors: Cursors,
  shape: EntityType<T>,
  options: QueryOptions,
): AsyncGenerator<T, void, undefined> {
  let cursor: string | undefined;
  do {
    const page = await query(send, table, cursors, shape, { limit: itemsPerRequest, ...options, cursor });
    if (isRefusal(page)) throw new Error('Cursor rejected by the table');
    yield* page.items;
    cursor = page.cursor;
  } while (cursor !== undefined);
}
