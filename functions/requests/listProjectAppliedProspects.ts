import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { toAppliedProspects } from './appliedProspects.ts';
import { appliedProspectsPlan } from './appliedProspectsPlan.ts';

/** Lists the roles of a project that the caller applied for, newest first. */
export const listProjectAppliedProspects = operation(contracts.listProjectAppliedProspects, {
  load: appliedProspectsPlan,
  run({ caller, loaded: { project, requests, roles } }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

    return { items: toAppliedProspects(requests, roles) };
  },
});
