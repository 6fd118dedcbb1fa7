import * as z from 'zod/mini';
import type { Caller } from '#functions/platform/caller.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { EntityType, Ref } from '#functions/platform/table/entity.ts';
import type { Page, QueryOptions } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';

/** Dependencies and caller for reading a section. */
export interface Context extends Pick<Deps, 'table' | 'now'> {
  caller: Caller;
}

type PageOrRefusal<T> = Page<T> | Refusal<'INVALID_CURSOR'>;

/** Reads a page of the caller's data. */
export type Read<T> = (context: Context, cursor?: string) => Promise<PageOrRefusal<T>>;

/** A section of the data that is kept about a person. */
export interface Section {
  /** Name of the section in the export. */
  name: string;
  /** Reads a page of it. */
  read: Read<object>;
}

type Show<T> = (items: T[], context: Context) => readonly object[] | Promise<readonly object[]>;

/** Items per page, unless reading each of them takes a request of its own. */
const pageSize = 100;

/** Reads a list of the caller's items. Cost: 1 DynamoDB request, and those of `show`. */
export const list =
  <T>(shape: EntityType<T>, rangeOf: (id: UserID) => QueryOptions, show: Show<T>): Read<object> =>
  async (context, cursor) => {
    const range = rangeOf(context.caller.UserID);
    const page = await context.table.query(shape, { limit: pageSize, ...range, cursor });
    if (isRefusal(page)) return page;
    return { ...page, items: page.items.length > 0 ? [...(await show(page.items, context))] : [] };
  };

/** Reads items with known keys, of which a person has few. Cost: 1 DynamoDB request. */
export const few =
  <T>(
    refsOf: (id: UserID) => readonly Ref<T>[],
    show: (item: T, context: Context) => readonly object[],
  ): Read<object> =>
  async (context, cursor) => {
    if (cursor !== undefined) return refuse('INVALID_CURSOR');
    const items = await context.table.batchGet(...refsOf(context.caller.UserID));
    return { items: items.flatMap(item => (item === undefined ? [] : show(item, context))) };
  };

const Within = z.object({ parent: z.optional(z.string()), child: z.optional(z.string()) });

/**
 * Reads the lists of several parents, one after the other. `parents` reads one at a time. The cursor is that of the parent,
 * and that in its list.
 */
export const within =
  <P>(
    parents: Read<P>,
    children: (context: Context, parent: P, cursor?: string) => Promise<PageOrRefusal<object>>,
  ): Read<object> =>
  async (context, cursor) => {
    const at = cursor === undefined ? {} : decodeCursor('within', cursor, Within);
    if (!at) return refuse('INVALID_CURSOR');
    const found = await parents(context, at.parent);
    if (isRefusal(found)) return found;
    const [parent] = found.items;
    if (parent === undefined) return cursor === undefined ? { items: [] } : refuse('INVALID_CURSOR');

    const page = await children(context, parent, at.child);
    if (isRefusal(page)) return page;
    const next =
      page.cursor !== undefined ? { ...at, child: page.cursor } : found.cursor && { parent: found.cursor };
    return { items: page.items, ...(next && { cursor: encodeCursor('within', next) }) };
  };

/** The named fields of an item that it has. Fields that are not named are not exported. */
export const fields =
  <T extends object>() =>
  <const Name extends keyof T>(...names: Name[]) =>
  (item: T): Partial<Pick<T, Name>> =>
    Object.fromEntries(
      names.flatMap(name => (item[name] === undefined ? [] : [[name, item[name]]])),
    ) as Partial<Pick<T, Name>>; // the entries are those of the names
