import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { prospectEvents } from '#functions/prospects/prospect.events.ts';
import { prospectSteps } from '#functions/prospects/prospect.store.ts';
import { memberSteps } from '#functions/teams/team.store.ts';
import { toTeamMember } from '#functions/teams/toTeamMember.ts';
import type { ContributionRequestId, ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, requests } from './request.store.ts';

interface Acceptance {
  ProjectID: ProjectID;
  contributionRequestId: ContributionRequestId;
  contributorId: UserID;
  /** The prospect. */
  typeId: ProspectID;
  by: UserID;
}

/** What is read first. */
export const acceptRefs = ({
  ProjectID,
  contributionRequestId,
  contributorId,
}: Pick<Acceptance, 'ProjectID' | 'contributionRequestId' | 'contributorId'>) =>
  [
    projects.key(ProjectID),
    requests.key(ProjectID, contributionRequestId),
    authors.key(contributorId),
  ] as const;

/** The request is decided, its sender joins, the prospect is held: all together, or not at all. */
export async function acceptRequest(
  { table, now, newId }: Deps,
  { ProjectID, contributionRequestId, contributorId, typeId, by }: Acceptance,
) {
  const refs = acceptRefs({ ProjectID, contributionRequestId, contributorId });
  const [project, request, contributor] = await table.batchGet(...refs);

  if (!project) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== by) return refuse('FORBIDDEN');
  if (!request || !contributor || request.contributorId !== contributorId || request.ProspectID !== typeId) {
    return refuse('REQUEST_NOT_FOUND');
  }
  if (!isActionAllowed(projectActions.changeTeam, project.status)) return refuse('INVALID_PROJECT_STATE');

  const member = {
    ProjectID,
    UserID: contributorId,
    role: request.role,
    ProspectID: typeId,
    joinedAt: now(),
    projectPoints: 0,
  };
  const refused = await table.transact(
    ...requestSteps.accept(request, member.joinedAt),
    prospectSteps.take(ProjectID, typeId, contributor),
    memberSteps.add(member),
    stats.add(ProjectID, { rolesOpen: -1, members: 1 }),
    outbox.publish({ now, newId }, requestEvents.requestAccepted, {
      ProjectID,
      OwnerUserID: by,
      contributionRequestId,
      contributorId,
      ProspectID: typeId,
    }),
    outbox.publish({ now, newId }, prospectEvents.prospectTaken, {
      ProjectID,
      ProspectID: typeId,
      UserID: contributorId,
    }),
  );
  return refused ?? toTeamMember(member, contributor, { showEmail: true });
}
