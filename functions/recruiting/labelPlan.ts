import type { Caller } from '#functions/platform/caller.ts';
import { type Filled, together } from '#functions/platform/load.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { recruitLabels } from './recruitLabel.store.ts';

/** Plan of a project with its label and the caller's membership. */
export const labelPlan = (id: ProjectID, callerId: UserID) =>
  together({
    project: projects.key(id),
    label: recruitLabels.key(id),
    member: members.key(id, callerId),
  });

export type LabelPlan = ReturnType<typeof labelPlan>;

/** The project and its label, for a member of its team and, on request, for administrators. */
export function labelForTeam(
  { project, label, member }: Filled<LabelPlan>,
  { UserID, isAdmin }: Pick<Caller, 'UserID' | 'isAdmin'>,
  { admins = false } = {},
) {
  const isOwner = project?.OwnerUserID === UserID;
  if (!project || !(isPublic(project) || isOwner || isAdmin)) return refuse('PROJECT_NOT_FOUND');
  return isOwner || member || (admins && isAdmin) ? { project, label } : refuse('FORBIDDEN');
}
