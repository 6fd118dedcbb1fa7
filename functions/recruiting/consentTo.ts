import type { Deps } from '#functions/platform/deps.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import type { UserID } from '#shared/ids.ts';
import { changeSteps, isGrantable, readPeople } from './changeLabel.ts';
import { type StoredLabel } from './recruitLabel.store.ts';
import { toRecruitLabel } from './toRecruitLabel.ts';

/** Consents to an open label for a person. A repetition changes nothing, unless the label can be granted since. */
export async function consentTo(deps: Deps, project: ProjectRecord, label: StoredLabel, UserID: UserID) {
  const { ProjectID, people } = label;
  const users = await readPeople(deps.table, label);
  const hasConsented = label.consents.includes(UserID);
  const agreed = hasConsented ? label : { ...label, consents: [...label.consents, UserID] };
  const isSettled = label.status === 'granted' || (hasConsented && !isGrantable(agreed, users));
  if (isSettled) return toRecruitLabel({ ProjectID, label, team: people }, users);

  const { label: changed, steps } = changeSteps(deps, {
    project,
    before: label,
    after: agreed,
    ...(!hasConsented && { entry: { kind: 'consented', UserID } }),
    users,
  });
  const refused = await deps.table.transact(...steps);
  return refused ?? toRecruitLabel({ ProjectID, label: changed, team: people }, users);
}
