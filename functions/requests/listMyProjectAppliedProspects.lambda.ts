import { lambda } from '#functions/platform/lambda.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { appliedProspectsPlan } from './appliedProspectsPlan.ts';
import { listMyProjectAppliedProspects } from './listMyProjectAppliedProspects.ts';

export const handler = lambda(contracts.listMyProjectAppliedProspects, {
  load: appliedProspectsPlan,
  run: listMyProjectAppliedProspects,
});
