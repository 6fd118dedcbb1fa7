import { withoutBlocks } from '#functions/market/mayPropose.ts';
import { filtersOf } from '#functions/market/search/filters.ts';
import type { MarketIndex } from '#functions/market/search/marketIndex.ts';
import type { ListNews } from '#functions/notifications/searches/tellSearches.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isApplyingOver } from '#shared/applying.ts';
import { roleFilters } from '#shared/finding.ts';
import { ProspectID } from '#shared/ids.ts';
import { searchNews as settings } from '#shared/notificationSettings.ts';
import { type OpenRole, openRoles } from './openRole.store.ts';

type RoleKey = Parameters<typeof openRoles.key>[0];

/** An open role in an entry of a digest: the key under which it is read again. */
const textOf = ({ createdAt, ProspectID: id }: RoleKey): string => `${createdAt}#${id}`;

const keyOf = (text: string): RoleKey => {
  const [createdAt = '', id] = text.split('#');
  return { createdAt, ProspectID: ProspectID.parse(id) };
};

/**
 * News of saved searches of roles: those that one can apply for, in other people's projects, without those of a person with whom there is
 * a block. Cost: 2 DynamoDB requests, half a unit per role and owner.
 */
export function makeRoleNews(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  currentIndex: () => Promise<MarketIndex>,
): ListNews {
  async function shownTo(...[reader, found]: Parameters<ListNews['shownTo']>): Promise<string[]> {
    if (found.length === 0) return [];
    const read = await table.batchGetEventually(...found.map(text => openRoles.key(keyOf(text))));
    const roles = read.flatMap(role => (role && !isApplyingOver(role, Date.parse(now())) ? [role] : []));
    const owners = roles.map(({ OwnerUserID }) => OwnerUserID);
    const allowed = await withoutBlocks(table, reader, owners);
    return roles.filter((role: OpenRole) => allowed.has(role.OwnerUserID)).map(textOf);
  }

  return {
    shownTo,
    async findNew(reader, query, time) {
      const asked = { search: query.search, filters: filtersOf(roleFilters, query) };
      const index = await currentIndex();
      const { roles, isComplete } = index.findNewRoles(asked, { ...time, limit: settings.maxCounted });
      return { found: await shownTo(reader, roles.map(textOf)), isComplete };
    },
  };
}
