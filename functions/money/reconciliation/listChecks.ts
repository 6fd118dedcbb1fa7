import type { Input } from '#functions/platform/lambda.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { checks } from './check.store.ts';

/** Lists the last results; a check that has never run is absent. */
export const listChecks = async ({
  loaded: [found],
}: Input<typeof contracts.listChecks, [(typeof checks)[]]>) => ({
  items: found.filter(check => check !== undefined),
});
