import type { Table } from '#functions/platform/table.ts';
import type { FeaturedProject } from '#shared/entities/project.ts';
import type { UserID } from '#shared/ids.ts';
import { mayPropose } from './mayPropose.ts';
import { fillPlaces, readFeaturable } from './readFeatured.ts';
import { turnsKey } from './reservedPlace.store.ts';
import { trendingKey } from './trending.store.ts';

/**
 * Reads the projects for the weekly digest of one reader after another: trending ones and those in reserved places,
 * excluding the reader's own and those of people whom the reader has blocked or who have blocked the reader. The data that
 * all readers share is read once. Cost: 2 DynamoDB requests, plus 1 per reader.
 */
export function makeDigestProjects(deps: { table: Table; now: () => string }) {
  const { table } = deps;
  const read = async () => {
    const [trending, turns] = await table.batchGetEventually(trendingKey, turnsKey);
    return await readFeaturable(deps, 'weeklyDigest', { trending, turns });
  };
  let common: ReturnType<typeof read> | undefined;

  return async (reader: UserID): Promise<FeaturedProject[]> => {
    const { trending, reservable } = await (common ??= read());
    const mayShow = await mayPropose(table, reader, [...trending, ...reservable]);
    return fillPlaces('weeklyDigest', {
      trending: trending.filter(mayShow),
      reservable: reservable.filter(mayShow),
    });
  };
}
