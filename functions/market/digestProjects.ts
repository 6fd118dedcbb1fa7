import type { Recipient } from '#functions/notifications/notify.ts';
import type { Table } from '#functions/platform/table.ts';
import type { FeaturedProject } from '#shared/entities/project.ts';
import { baseLanguages } from '#shared/locales.ts';
import { mayPropose } from './mayPropose.ts';
import { fillPlaces, readFeaturable } from './readFeatured.ts';
import { turnsKey } from './reservedPlace.store.ts';
import { trendingKey } from './trending.store.ts';

/** Reader of a digest: without languages that they say they read, the language of their emails counts. */
type Reader = Pick<Recipient, 'UserID' | 'language' | 'reads'>;

/**
 * Reads the projects for the weekly digest of one reader after another: trending ones and those in reserved places,
 * first those that the reader can read, excluding the reader's own and those of people whom the reader has blocked or who
 * have blocked the reader. The data that all readers share is read once. Cost: 2 DynamoDB requests, plus 1 per reader.
 */
export function makeDigestProjects(deps: { table: Table; now: () => string }) {
  const { table } = deps;
  const read = async () => {
    const [trending, turns] = await table.batchGetEventually(trendingKey, turnsKey);
    return await readFeaturable(deps, 'weeklyDigest', { trending, turns });
  };
  let common: ReturnType<typeof read> | undefined;

  return async ({
    UserID,
    language,
    reads = [baseLanguages[language]],
  }: Reader): Promise<FeaturedProject[]> => {
    const { trending, reservable } = await (common ??= read());
    const mayShow = await mayPropose(table, UserID, [...trending, ...reservable]);
    const shown = { trending: trending.filter(mayShow), reservable: reservable.filter(mayShow) };
    return fillPlaces('weeklyDigest', shown, reads);
  };
}
