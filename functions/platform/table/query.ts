import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { lists } from '#shared/settings.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { assertKey, type EntityType, type Index } from './entity.ts';
import { Expression } from './expression.ts';
import { fromItem } from './item.ts';
import type { Send } from './send.ts';

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

const Key = z.string().check(z.minLength(1), z.maxLength(1024));

/** A place in a list: its sort key, and the key of the item if the list is one of an index. */
const Place = z.object({ at: Key, item: z.optional(z.object({ pk: Key, sk: Key })) });

/** Queries a page of a partition. A cursor of any other query is refused. */
export async function query<T>(
  send: Send,
  table: string,
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
  const list = [shape.name, index, pk, beginsWith, between, order];
  const place = options.cursor === undefined ? undefined : decodeCursor(list, options.cursor, Place);
  if (options.cursor !== undefined && !(place && isWithin(place.at, options)))
    return refuse('INVALID_CURSOR');
  const start = place && {
    pk,
    sk: place.at,
    ...(index && { ...place.item, [partitionKey]: pk, [sortKey]: place.at }),
  };

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
  const next: z.output<typeof Place> = {
    at: String(last[sortKey]),
    ...(index && { item: { pk: String(last['pk']), sk: String(last['sk']) } }),
  };
  return { items, cursor: encodeCursor(list, next) };
}

/** Whether a sort key lies within those that are asked for: DynamoDB refuses to begin anywhere else. */
function isWithin(sortKey: string, { beginsWith, between }: QueryOptions): boolean {
  if (beginsWith !== undefined && !sortKey.startsWith(beginsWith)) return false;
  if (!between) return true;
  const [first, last] = between;
  return compareKeys(first, sortKey) <= 0 && compareKeys(sortKey, last) <= 0;
}

/** Compares keys as DynamoDB does: by their bytes. */
const compareKeys = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Items per request when a query is read to its end. */
const itemsPerRequest = 100;

export async function* each<T>(
  send: Send,
  table: string,
  shape: EntityType<T>,
  options: QueryOptions,
): AsyncGenerator<T, void, undefined> {
  let cursor: string | undefined;
  do {
    const page = await query(send, table, shape, { limit: itemsPerRequest, ...options, cursor });
    if (isRefusal(page)) throw new Error('Cursor rejected by the table');
    yield* page.items;
    cursor = page.cursor;
  } while (cursor !== undefined);
}
