import type { Table } from '../table.ts';
import type { Ref } from './entity.ts';

/** What one call reads before it begins, so that fewer requests are needed. */
export interface ReadAhead {
  /** Items that will be asked for, in one request. */
  load(...refs: readonly Ref<unknown>[]): Promise<void>;
  put(refs: readonly Ref<unknown>[], found: readonly unknown[]): void;
  /** A page that will be asked for. */
  query: Table['query'];
  /** The table, which gives each item and each page that was read ahead to the first who asks for it; further questions go out. */
  table: Table;
}

/** Reads ahead for one call. */
export function readAhead(table: Table): ReadAhead {
  const items: { ref: Ref<unknown>; item: unknown }[] = [];
  const pages = new Map<string, Promise<unknown>>();
  const questionOf = (...[shape, options]: Parameters<Table['query']>) =>
    JSON.stringify([shape.name, options]);

  const take = (ref: Ref<unknown>) => {
    const place = items.findIndex(
      known => known.ref.of === ref.of && known.ref.pk === ref.pk && known.ref.sk === ref.sk,
    );
    return place < 0 ? undefined : items.splice(place, 1)[0];
  };
  const load = async (...refs: readonly Ref<unknown>[]): Promise<unknown[]> => {
    const known = refs.map(take);
    const fresh = await table.batchGet(...refs.filter((_, place) => !known[place]));
    return known.map(one => (one ? one.item : fresh.shift()));
  };
  const list = (...question: Parameters<Table['query']>): Promise<unknown> => {
    const key = questionOf(...question);
    const known = pages.get(key);
    pages.delete(key);
    return known ?? table.query(...question);
  };

  return {
    async load(...refs) {
      const found = await table.batchGet(...refs);
      items.push(...refs.map((ref, place) => ({ ref, item: found[place] })));
    },
    put(refs, found) {
      items.push(...refs.map((ref, place) => ({ ref, item: found[place] })));
    },
    query: ((...question: Parameters<Table['query']>) => {
      const page = table.query(...question);
      pages.set(questionOf(...question), page);
      return page;
    }) as Table['query'], // the table's own answer
    table: {
      ...table,
      get: (async ref => {
        const known = take(ref);
        return known ? known.item : await table.get(ref);
      }) as Table['get'], // an item is of the kind of its ref
      batchGet: load as Table['batchGet'], // each at the place of its ref
      query: list as Table['query'], // a page is of the shape that it was asked with
    },
  };
}
