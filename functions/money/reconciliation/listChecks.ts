import { operation } from '#functions/platform/operation.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { checkNames } from '#shared/entities/check.ts';
import { checks } from './check.store.ts';

/** Lists the last results; a check that has never run is absent. */
export const listChecks = operation(contracts.listChecks, {
  load: () => ({ found: checkNames.map(name => checks.key(name)) }),
  run: async ({ loaded: { found } }) => ({
    items: found.filter(check => check !== undefined),
  }),
});
