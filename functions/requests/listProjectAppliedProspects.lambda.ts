import { lambda } from '#functions/platform/lambda.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { appliedProspectsPlan } from './appliedProspectsPlan.ts';
import { listProjectAppliedProspects } from './listProjectAppliedProspects.ts';

export const handler = lambda(contracts.listProjectAppliedProspects, {
  load: appliedProspectsPlan,
  run: listProjectAppliedProspects,
});
