import { authors, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospectSteps, prospects } from '#functions/prospects/prospect.store.ts';
import { memberships } from '#functions/teams/memberships.ts';
import { members } from '#functions/teams/team.store.ts';
import type { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { ContributionRequestId } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { reputation, request as settings } from '#shared/settings.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, toRequest } from './request.store.ts';

interface Application {
  ProjectID: ProjectID;
  ProspectID: ProspectID;
  note?: string | undefined;
  by: Caller;
}

/** What is read first. */
export const sendRefs = (project: ProjectID, prospect: ProspectID, by: UserID) =>
  [
    projects.key(project),
    prospects.key(project, prospect),
    members.key(project, by),
    authors.key(by),
  ] as const;

/** Somebody applies for a role: one open request for a role and person, and the owner is told. */
export async function sendRequest(
  { table, now, newId }: Deps,
  { ProjectID, ProspectID, note, by }: Application,
) {
  const [project, prospect, member, user] = await table.batchGet(
    ...sendRefs(ProjectID, ProspectID, by.UserID),
  );

  if (!project || !user || !canView(project, by)) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID === by.UserID) return refuse('OWN_PROJECT');
  if (!prospect) return refuse('PROSPECT_NOT_FOUND');
  if (!isActionAllowed(projectActions.acceptApplications, project.status))
    return refuse('INVALID_PROJECT_STATE');
  if (prospect.PersonFoundID) return refuse('PROSPECT_TAKEN');
  if (member) return refuse('ALREADY_MEMBER');
  if (worksOnOneOnly(by) && (await memberships(table, by.UserID)).some(({ isActive }) => isActive)) {
    return refuse('INSUFFICIENT_POINTS', { points: reputation.workOnSeveral });
  }

  const createdAt = now();
  const request = {
    contributionRequestId: ContributionRequestId.parse(newId()),
    contributorId: by.UserID,
    ProjectID,
    ProspectID,
    OwnerUserID: project.OwnerUserID,
    projectShortName: project.shortName,
    role: prospect.PersonType,
    ...(note !== undefined && { note }),
    status: 'pending' as const,
    createdAt,
    expiresAt: new Date(Date.parse(createdAt) + settings.expiryDays * 86_400_000).toISOString(),
    reminders: 0,
  };

  const { contributionRequestId, OwnerUserID, contributorId } = request;
  const refused = await table.transact(
    ...requestSteps.send(request),
    prospectSteps.applied(ProjectID, ProspectID),
    outbox.publish({ now, newId }, requestEvents.requestSent, {
      ProjectID,
      OwnerUserID,
      contributionRequestId,
      contributorId,
      ProspectID,
    }),
  );
  return refused ?? toRequest(request, toAuthorSummary(user));
}

/** Working on several projects needs a paid plan or enough points. */
const worksOnOneOnly = ({ planTypeId, contributionPoints }: Caller): boolean =>
  planTypeId === 'free' && contributionPoints < reputation.workOnSeveral;
