import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { endSteps, readPeople } from './changeLabel.ts';
import { labelForTeam, labelPlan } from './labelPlan.ts';
import { areConsentsOpen, concerns } from './recruitLabel.store.ts';
import { toRecruitLabel } from './toRecruitLabel.ts';

/** Closes the request or revokes the label in the caller's name. Cost: 3 DynamoDB requests. */
export const refuseRecruitLabel = operation(contracts.refuseRecruitLabel, {
  load: ({ ProjectID, callerId }) => ({ items: labelPlan(ProjectID, callerId) }),
  limit: changes,
  maxAttempts: 5, // others may consent at the same time
  async run({ ProjectID, caller, loaded: { items } }, deps) {
    const found = labelForTeam(items, caller);
    if (isRefusal(found)) return found;
    const { label } = found;
    if (!label || !areConsentsOpen(label) || !concerns(label, caller.UserID))
      return refuse('RECRUIT_LABEL_NOT_ASKED');

    const { label: ended, steps } = endSteps(deps, label, caller.UserID, 'consent');
    const refused = await deps.table.transact(...steps);
    const users = await readPeople(deps.table, label);
    return refused ?? toRecruitLabel({ ProjectID, label: ended, team: label.people }, users);
  },
});
