import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { toAppliedProspects } from './appliedProspects.ts';
import { appliedProspectsPlan } from './appliedProspectsPlan.ts';

/** Lists the roles that the caller applied for, newest first; those who applied need not be able to see the project. */
export const listMyProjectAppliedProspects = operation(contracts.listMyProjectAppliedProspects, {
  load: appliedProspectsPlan,
  run({ caller, loaded: { project, requests, roles } }) {
    const items = toAppliedProspects(requests, roles);
    if (!project || (items.length === 0 && !canView(project, caller))) return refuse('PROJECT_NOT_FOUND');

    return { items };
  },
});
