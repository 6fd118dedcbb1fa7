import type { Input } from '#functions/platform/lambda.ts';
import type { reputation as contracts } from '#shared/contracts/reputation.ts';
import { peopleByLevel, pointsByKind, type sumsKeys } from './sums.store.ts';

/** Sums what the projections have counted. Cost: 1 DynamoDB request, whatever the number of people. */
export const getReputationMap = ({
  loaded: [sums],
}: Input<typeof contracts.getReputationMap, [typeof sumsKeys]>) => ({
  sources: pointsByKind(sums),
  levels: peopleByLevel(sums),
});
