import type { Market } from '#functions/market/search/marketReader.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { syncMarket } from './syncListing.ts';
import { openRoleSteps } from './syncOpenRoles.ts';

/**
 * Takes the roles whose last day to apply is over from what the market knows of their projects and from the list of open roles, neither
 * of which shows them even before.
 */
export async function closeRoles(deps: Pick<Deps, 'table' | 'now' | 'log'> & { market: Market }) {
  const index = await deps.market.current(deps);
  for (const id of index.projectsWithClosedRoles(deps.now())) {
    await syncMarket(deps, id);
    for (const step of await openRoleSteps(deps, id)) await deps.table.write(step);
  }
}
