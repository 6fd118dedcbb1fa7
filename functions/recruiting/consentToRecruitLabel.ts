import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { consentTo } from './consentTo.ts';
import { labelForTeam, labelPlan } from './labelPlan.ts';
import { areConsentsOpen, concerns } from './recruitLabel.store.ts';

/** Records the caller's consent, and grants the label if nothing is missing any more. Cost: 3 DynamoDB requests. */
export const consentToRecruitLabel = operation(contracts.consentToRecruitLabel, {
  load: ({ ProjectID, callerId }) => ({ items: labelPlan(ProjectID, callerId) }),
  limit: changes,
  maxAttempts: 5, // the last two may consent at the same time
  async run({ caller, loaded: { items } }, deps) {
    const found = labelForTeam(items, caller);
    if (isRefusal(found)) return found;
    const { project, label } = found;
    if (!label || !areConsentsOpen(label) || !concerns(label, caller.UserID))
      return refuse('RECRUIT_LABEL_NOT_ASKED');
    return await consentTo(deps, project, label, caller.UserID);
  },
});
