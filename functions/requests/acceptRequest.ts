import { authors } from '#functions/authors/author.store.ts';
import { withTaskAward } from '#functions/authors/taskAward.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { decisions } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { isBeyondPlan } from '#functions/projects/beyondPlan.ts';
import { canView } from '#functions/projects/canView.ts';
import { latestTeams } from '#functions/projects/latestTeam.store.ts';
import { memberSteps, type StoredMember } from '#functions/projects/member.store.ts';
import { joinStep } from '#functions/projects/memberships.ts';
import { type ProjectRecord, projectSteps, projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { prospectSteps, prospects, type StoredProspect } from '#functions/projects/prospect.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { prospectEvents } from '#functions/prospects/prospect.events.ts';
import { taskEvents } from '#functions/tasks/task.events.ts';
import { type StoredTask, taskSteps } from '#functions/tasks/task.store.ts';
import { toTeamMember } from '#functions/teams/toTeamMember.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { TaskID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { priorities } from '#shared/settings.ts';
import { requestEvents } from './request.events.ts';
import { requestSteps, requests, type StoredRequest } from './request.store.ts';

/**
 * Accepts the request, adds the sender to the team and assigns the prospect, atomically. A starter task becomes a
 * finished task of the new member, with its points. A translator gets the task of translating the project.
 */
export const acceptRequest = operation(contracts.acceptRequest, {
  load: ({ ProjectID, query, callerId }) => ({
    project: projects.key(ProjectID),
    request: requests.key(ProjectID, query.contributionRequestId),
    contributor: authors.key(query.contributorId),
    role: prospects.key(ProjectID, query.typeId),
    owned: projectCount.key(callerId),
    latestTeam: latestTeams.key(query.contributorId),
  }),
  limit: decisions,
  maxAttempts: 3, // another team may take the person at the same time
  async run(
    {
      ProjectID,
      query: { contributionRequestId, contributorId, typeId },
      caller,
      loaded: { project, request, contributor, role, owned, latestTeam },
    },
    deps,
  ) {
    const { table, now, newId } = deps;
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
    if (
      !request ||
      !contributor ||
      request.contributorId !== contributorId ||
      request.ProspectID !== typeId
    ) {
      return refuse('REQUEST_NOT_FOUND');
    }
    if (!isActionAllowed(projectActions.changeTeam, project.status)) return refuse('INVALID_PROJECT_STATE');
    if (await isBeyondPlan(table, project, caller, owned)) return refuse('PLAN_EXCEEDED');

    const member = {
      ProjectID,
      OwnerUserID: project.OwnerUserID,
      UserID: contributorId,
      role: request.role,
      ProspectID: typeId,
      joinedAt: now(),
      projectPoints: 0,
    };
    const joins = await joinStep(table, contributor, member, latestTeam);
    if (isRefusal(joins)) return joins;
    const steps = [
      projectSteps.allowsOwner(project, 'changeTeam'),
      ...requestSteps.accept(request, member.joinedAt),
      prospectSteps.take(ProjectID, typeId, contributor),
      memberSteps.add(member),
      joins,
      stats.addToTeam(ProjectID, { rolesOpen: -1, members: 1 }),
      outbox.publish({ now, newId }, requestEvents.requestAccepted, {
        ProjectID,
        OwnerUserID: caller.UserID,
        contributionRequestId,
        contributorId,
        ProspectID: typeId,
      }),
      outbox.publish({ now, newId }, prospectEvents.prospectTaken, {
        ProjectID,
        ProspectID: typeId,
        UserID: contributorId,
      }),
      ...translatingSteps({ project, role, member }, deps),
    ] as const;
    const task = starterTaskOf(request, member.joinedAt);
    const accepted = task
      ? await withTaskAward(
          deps,
          { owner: project.OwnerUserID, person: contributorId },
          { kind: 'task', ProjectID, TaskID: task.TaskID, projectPoints: task.points },
          award => table.transact(...steps, taskSteps.create(task), ...award),
        )
      : await table.transact(...steps);
    return isRefusal(accepted) ? accepted : toTeamMember(member, contributor, { showEmail: true });
  },
});

/** The starter task of an accepted request as a finished task. It has the request's id, so that there is only one. */
function starterTaskOf(
  { starter, contributionRequestId, ProjectID, OwnerUserID, contributorId, createdAt }: StoredRequest,
  at: string,
): StoredTask | undefined {
  if (!starter) return undefined;
  return {
    TaskID: TaskID.parse(contributionRequestId),
    ProjectID,
    Title: starter.Title,
    Description: starter.Description,
    status: 'DONE',
    priority: priorities.NONE,
    assigneeId: contributorId,
    points: 0,
    creatorId: OwnerUserID,
    createdAt,
    updatedAt: at,
    closedAt: at,
    version: 1,
  };
}

/** The task of a new member whose role is to translate the project; none if the project has been written in that language since. */
function translatingSteps(
  {
    project,
    role,
    member: { ProjectID, OwnerUserID, UserID, joinedAt },
  }: { project: ProjectRecord; role: StoredProspect | undefined; member: StoredMember },
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
) {
  if (!role?.translates || role.translates === project.language) return [];
  const task: StoredTask = {
    TaskID: TaskID.parse(newId()),
    ProjectID,
    Title: role.PersonType,
    Description: role.Notes,
    language: project.language,
    status: 'TODO',
    priority: priorities.NONE,
    assigneeId: UserID,
    points: 0,
    translates: role.translates,
    creatorId: OwnerUserID,
    createdAt: joinedAt,
    updatedAt: joinedAt,
    version: 1,
  };
  const event = { ProjectID, TaskID: task.TaskID, callerId: OwnerUserID, assigneeId: UserID };
  return [taskSteps.create(task), outbox.publish({ now, newId }, taskEvents.taskAssigned, event)];
}
