import { isDeepStrictEqual } from 'node:util';
import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import { emptyPageConfig, pageConfigs, replacePageConfig } from './pageConfig.store.ts';

/**
 * Replaces the caller's configuration of a page: the version that they have seen or, without one, whichever is stored.
 * Saving what is already stored changes nothing. Cost: 2 DynamoDB requests.
 */
export const savePageConfig = operation(contracts.savePageConfig, {
  load: ({ UserID, query: { pageName }, callerId }) =>
    UserID === callerId ? { stored: pageConfigs.key(callerId, pageName) } : refuse('FORBIDDEN'),
  limit: changes,
  async run(
    { query: { pageName }, body: { data, version }, caller: { UserID }, loaded: { stored } },
    { table },
  ) {
    const current = stored ?? emptyPageConfig(pageName);
    if (isDeepStrictEqual(current.data, data)) return current;
    if (version !== undefined && version !== current.version)
      return refuse('PAGE_CONFIG_CHANGED', { config: current });

    const next = { pageName, data, version: current.version + 1 };
    const refused = await table.write(replacePageConfig(UserID, stored, next));
    if (refused?.code !== 'PAGE_CONFIG_CHANGED') return refused ?? next;
    const config = await table.get(pageConfigs.key(UserID, pageName));
    return refuse('PAGE_CONFIG_CHANGED', { config: config ?? emptyPageConfig(pageName) });
  },
});
