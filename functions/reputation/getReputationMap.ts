import { operation } from '#functions/platform/operation.ts';
import { reputation as contracts } from '#shared/contracts/reputation.ts';
import { peopleByLevel, pointsByKind, sumsKeys } from './sums.store.ts';

/** Sums what the projections have counted. Cost: 1 DynamoDB request, whatever the number of people. */
export const getReputationMap = operation(contracts.getReputationMap, {
  load: () => ({ sums: sumsKeys }),
  run: ({ loaded: { sums } }) => ({
    sources: pointsByKind(sums),
    levels: peopleByLevel(sums),
  }),
});
