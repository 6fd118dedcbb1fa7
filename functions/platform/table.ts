import { BatchGetCommand, type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '#shared/errors.ts';
import { backoff } from './backoff.ts';
import { environment } from './environment.ts';
import type { Refusal } from './refusal.ts';
import { makeDocumentClient } from './table/client.ts';
import type { EntityType, Ref } from './table/entity.ts';
import { fromItem } from './table/item.ts';
import { each, type Page, type QueryOptions, query } from './table/query.ts';
import { makeSend, type OnRequest, type Send } from './table/send.ts';
import type { AnyStep } from './table/step.ts';
import { transact, write } from './table/write.ts';

type Loaded<Refs extends readonly Ref<unknown>[]> = {
  -readonly [I in keyof Refs]: Refs[I] extends Ref<infer T> ? T | undefined : never;
};

export type { Page, QueryOptions };

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

  return {
    async get({ pk, sk, of }) {
      const { Item } = await send(new GetCommand({ TableName: name, Key: { pk, sk }, ConsistentRead: true }));
      return Item && fromItem(of, Item);
    },
    batchGet: <const Refs extends readonly Ref<unknown>[]>(...refs: Refs) => batchGet<Refs>(send, name, refs),
    batchGetEventually: <const Refs extends readonly Ref<unknown>[]>(...refs: Refs) =>
      batchGet<Refs>(send, name, refs, { consistent: false }),
    query: <T>(shape: EntityType<T>, options: QueryOptions & { cursor?: string | undefined }) =>
      query(send, name, shape, options) as Promise<Page<T>>, // refused only with a cursor, as the overloads declare
    each: (shape, options) => each(send, name, shape, options),
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
