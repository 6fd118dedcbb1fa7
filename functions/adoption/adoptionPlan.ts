import type { Caller } from '#functions/platform/caller.ts';
import { type Filled, together } from '#functions/platform/load.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { isPublished } from '#shared/lifecycle.ts';
import { adoptions, isAdoptable, isOfferOpen } from './adoption.store.ts';

/** Plan of a project with its offer and the caller's membership. */
export const adoptionPlan = (id: ProjectID, callerId: UserID | undefined) =>
  together({
    project: projects.key(id),
    adoption: adoptions.key(id),
    member: callerId && members.key(id, callerId),
  });

export type AdoptionPlan = ReturnType<typeof adoptionPlan>;

/** The project and its open offer, for users who may see the project. */
export function visibleOffer(items: Filled<AdoptionPlan>, caller: Caller | undefined) {
  const { project } = items;
  return project && canView(project, caller) ? openOffer(items) : refuse('PROJECT_NOT_FOUND');
}

/** The same, also of a project whose owner has been banned since. */
export function openOffer({ project, adoption, member }: Filled<AdoptionPlan>) {
  if (!project || !isPublished(project.status)) return refuse('PROJECT_NOT_FOUND');
  if (!adoption || !isOfferOpen(adoption) || !isAdoptable(project.status))
    return refuse('ADOPTION_NOT_FOUND');
  return { project, adoption, isMember: member !== undefined };
}

/** The same for the owner of the project, and on request for administrators. */
export function ownOffer(
  { project, adoption, member }: Filled<AdoptionPlan>,
  { UserID, isAdmin }: { UserID: UserID; isAdmin: boolean },
  { admins = false } = {},
) {
  if (!project || !(isPublished(project.status) || project.OwnerUserID === UserID))
    return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== UserID && !(admins && isAdmin)) return refuse('FORBIDDEN');
  return openOffer({ project, adoption, member });
}
