import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { endSteps, readPeople } from './changeLabel.ts';
import { type LabelPlan, labelForTeam } from './labelPlan.ts';
import { concerns, isOpen } from './recruitLabel.store.ts';
import { toRecruitLabel } from './toRecruitLabel.ts';

/** Closes the request or revokes the label in the caller's name. Cost: 3 DynamoDB requests. */
export async function refuseRecruitLabel(
  { ProjectID, caller, loaded: [items] }: Input<typeof contracts.refuseRecruitLabel, [LabelPlan]>,
  deps: Deps,
) {
  const found = labelForTeam(items, caller);
  if (isRefusal(found)) return found;
  const { label } = found;
  if (!label || !isOpen(label) || !concerns(label, caller.UserID)) return refuse('RECRUIT_LABEL_NOT_ASKED');

  const { label: ended, steps } = endSteps(deps, label, caller.UserID, 'consent');
  const refused = await deps.table.transact(...steps);
  const users = await readPeople(deps.table, label);
  return refused ?? toRecruitLabel({ ProjectID, label: ended, team: label.people }, users);
}
