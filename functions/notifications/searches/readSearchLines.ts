import type { DigestSearchLine } from '#functions/platform/mail/renderDigest.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import type { Table } from '#functions/platform/table.ts';
import type { SavedSearchID } from '#shared/ids.ts';
import { localizePath } from '#shared/paths.ts';
import type { DigestEntry } from '../digest.store.ts';
import type { Recipient } from '../notify.ts';
import { unsubscribeLinksOf } from '../unsubscribeToken.ts';
import { savedSearches, searchLink, searchWithId } from './savedSearches.store.ts';
import type { SearchNews } from './tellSearches.ts';

type Found = NonNullable<DigestEntry['search']>;

/**
 * Reads the lines of a digest about the saved searches among its entries, with the number of what may still be shown. Searches that
 * have been deleted, or are no longer emailed, are left out. Cost: none without such entries; otherwise 1 DynamoDB request, and 2 per search.
 */
export async function readSearchLines(
  table: Pick<Table, 'batchGetEventually'>,
  news: SearchNews,
  { UserID, language }: Recipient,
  entries: readonly DigestEntry[],
): Promise<DigestSearchLine[]> {
  const found = Map.groupBy(
    entries.flatMap(({ search }) => search ?? []),
    ({ SavedSearchID: id }) => id,
  );
  if (found.size === 0) return [];

  const [saved] = await table.batchGetEventually(savedSearches.key(UserID));
  const lines: DigestSearchLine[] = [];
  for (const [id, parts] of found) {
    const search = searchWithId(saved, id);
    if (!search?.email || search.frequency === 'never') continue;
    const shown = await news[search.query.list].shownTo(UserID, foundIn(parts));
    if (shown.length === 0) continue;
    lines.push({
      list: search.query.list,
      search: search.name,
      count: shown.length,
      isComplete: parts.every(({ isComplete }) => isComplete),
      link: siteUrl() + localizePath(language, searchLink(search.query)),
      stop: unsubscribeLinksOf(language, { UserID, scope: scopeOf(id) }).page,
    });
  }
  return lines;
}

/** Each project or role once, although several runs have collected for the same digest. */
const foundIn = (parts: readonly Found[]) => [...new Set(parts.flatMap(({ found }) => found))];

const scopeOf = (id: SavedSearchID) => `search-${id}` as const;
