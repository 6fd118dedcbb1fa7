import { invalid } from './errors.ts';

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined;
}

/** A page of records in Stripe's list form, newest first; `records` come oldest first. */
export function pageOf<T extends { id: string; created?: number }>(
  records: T[],
  url: string,
  paging: Paging = {},
) {
  const limit = paging.limit ?? 10;
  if (limit < 1 || limit > 100) throw invalid('The limit must be between 1 and 100.', 'limit');

  const all = records.toReversed().filter(record => wasCreatedWithin(record.created ?? 0, paging.created));
  const { found, has_more } = cut(all, limit, paging);
  return { object: 'list' as const, data: found, has_more, url };
}

function cut<T extends { id: string }>(all: T[], limit: number, { starting_after, ending_before }: Paging) {
  if (ending_before) {
    const before = all.slice(0, positionOf(all, ending_before, 'ending_before'));
    return { found: before.slice(-limit), has_more: before.length > limit };
  }
  const after = starting_after ? all.slice(positionOf(all, starting_after, 'starting_after') + 1) : all;
  return { found: after.slice(0, limit), has_more: after.length > limit };
}

function positionOf(all: { id: string }[], id: string, param: string): number {
  const position = all.findIndex(record => record.id === id);
  if (position < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
  return position;
}

function wasCreatedWithin(
  created: number,
  { gt, gte, lt, lte }: NonNullable<Paging['created']> = {},
): boolean {
  if (gt !== undefined && created <= gt) return false;
  if (gte !== undefined && created < gte) return false;
  if (lt !== undefined && created >= lt) return false;
  return lte === undefined || created <= lte;
}
