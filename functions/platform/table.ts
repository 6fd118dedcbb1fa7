import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '#shared/errors.ts';
import { lists } from '#shared/settings.ts';
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

/** Which part of a partition, in which order, how much of it. */
export interface QueryOptions {
  pk: string;
  /** Absent: the table itself. */
  index?: Index;
  /** Only sort keys that begin so. */
  beginsWith?: string;
  /** Only sort keys from one to the other, both included. */
  between?: readonly [string, string];
  /** By sort key; `asc` if nothing is said. */
  order?: 'asc' | 'desc';
  /** How many at most; `lists.pageSize` if nothing is said. */
  limit?: number;
  /** Reads what was written a moment ago as well; not for indexes. */
  consistent?: boolean;
}

/** A part of a list; without a cursor there is no more. */
export interface Page<T> {
  items: T[];
  cursor?: string;
}

type Loaded<Refs extends readonly Ref<unknown>[]> = {
  -readonly [I in keyof Refs]: Refs[I] extends Ref<infer T> ? T | undefined : never;
};

/** The one table, in typed words. There is no scan. */
export interface Table {
  /** One item, as it is now. */
  get<T>(ref: Ref<T>): Promise<T | undefined>;
  /** Several items in one request, as they are now, each at its place. */
  batchGet<const Refs extends readonly Ref<unknown>[]>(...refs: Refs): Promise<Loaded<Refs>>;
  /** A page of one partition; a cursor that is not of this very list is refused. */
  query<T>(shape: EntityType<T>, options: QueryOptions & { cursor?: undefined }): Promise<Page<T>>;
  query<T>(
    shape: EntityType<T>,
    options: QueryOptions & { cursor?: string | undefined },
  ): Promise<Page<T> | Refusal<'INVALID_CURSOR'>>;
  /** Every item of a query, page by page; a page is requested only when the consumer has taken the one before. */
  each<T>(shape: EntityType<T>, options: QueryOptions): AsyncGenerator<T, void, undefined>;
  /** One write; nothing comes back when it happened. */
  write<Code extends ErrorCode>(
    step: AnyStep<Code>,
  ): Promise<Refusal<Code | 'CONCURRENT_UPDATE'> | undefined>;
  /** All of them or none, at most 100 on different items; the first step whose condition does not hold says why. */
  transact<Steps extends readonly (AnyStep | undefined)[]>(
    ...steps: Steps
  ): Promise<Refusal<CodesOf<Steps> | 'CONCURRENT_UPDATE'> | undefined>;
}

type CodesOf<Steps extends readonly (AnyStep | undefined)[]> = NonNullable<Steps[number]>['code'];

/** The table over a connection; `onRequest` hears of each request that is sent. */
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
    query: <T>(shape: EntityType<T>, options: QueryOptions & { cursor?: string | undefined }) =>
      query(send, name, cursors, shape, options) as Promise<Page<T>>, // refusals only where a cursor is given: the overloads say so
    each: (shape, options) => each(send, name, cursors, shape, options),
    write: step => write(send, name, step),
    transact: <Steps extends readonly (AnyStep | undefined)[]>(...steps: Steps) =>
      transact<CodesOf<Steps>>(send, name, steps.filter(isStep)),
  };
}

const isStep = <S extends AnyStep>(step: S | undefined): step is S => step !== undefined;

async function batchGet<Refs extends readonly Ref<unknown>[]>(
  send: Send,
  table: string,
  refs: Refs,
): Promise<Loaded<Refs>> {
  const address = ({ pk, sk }: { pk?: unknown; sk?: unknown }) => JSON.stringify([pk, sk]);
  let missing = [...new Map(refs.map(ref => [address(ref), { pk: ref.pk, sk: ref.sk }])).values()];
  const found = new Map<string, Record<string, unknown>>();

  for (let round = 0; missing.length > 0; round++) {
    if (round > 100) throw new Error('DynamoDB leaves keys of a batch unread.');
    const Keys = missing.slice(0, 100);
    const answer = await send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys, ConsistentRead: true } } }),
    );
    for (const item of answer.Responses?.[table] ?? []) found.set(address(item), item);
    const unread = answer.UnprocessedKeys?.[table]?.Keys ?? [];
    missing = [...unread.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })), ...missing.slice(100)];
  }

  return refs.map(ref => {
    const item = found.get(address(ref));
    return item && fromItem(ref.of, item);
  }) as Loaded<Refs>; // each ref gives the kind that it names, in its place
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
      Limit: limit + 1, // one more tells whether there is more
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

/** Items per request where a query is read to its end. */
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
    if (isRefusal(page)) throw new Error('The table refused its own cursor.');
    yield* page.items;
    cursor = page.cursor;
  } while (cursor !== undefined);
}
