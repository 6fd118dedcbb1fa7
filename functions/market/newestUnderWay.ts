import type { WrittenLanguage } from '#shared/fields.ts';
import { projectFilters } from '#shared/finding.ts';
import type { ProjectID } from '#shared/ids.ts';
import { statesUnderWay } from '#shared/visibility.ts';
import { filtersOf } from './search/filters.ts';
import type { MarketIndex } from './search/marketIndex.ts';

/** The newest projects in a state in which people can join or give, at most `limit`; some may be past their end date. */
export function newestUnderWay(
  index: MarketIndex,
  { at, limit, reads }: { at: string; limit: number; reads?: readonly WrittenLanguage[] },
): ProjectID[] {
  const filters = filtersOf(projectFilters, { status: statesUnderWay, ...(reads && { language: reads }) });
  return index.find({ search: '', filters, sort: 'newest', place: { at }, limit }).ids;
}
