import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { links } from '#shared/paths.ts';
import { projectEvents } from './project.events.ts';
import { projects } from './project.store.ts';

interface ReviewNews {
  ProjectID: ProjectID;
  OwnerUserID: UserID;
  kind:
    | 'projectSubmitted'
    | 'projectApproved'
    | 'projectDenied'
    | 'projectTakenDown'
    | 'editApproved'
    | 'editDenied';
  /** The reviewer's message. */
  quote?: string | undefined;
}

/** Notifies the owner, by email and in the app; denials link to the form, the rest to the project. */
async function notifyOwner(deps: JobDeps, { ProjectID, OwnerUserID, kind, quote }: ReviewNews) {
  const [project, owner] = await deps.table.batchGet(projects.key(ProjectID), callers.key(OwnerUserID));
  if (!project) return [];

  const values = { project: project.shortName };
  const path =
    kind === 'projectDenied' || kind === 'projectTakenDown' || kind === 'editDenied'
      ? links['edit-projects']({ query: { project: ProjectID } })
      : links.project({ ProjectID });
  return await notify(deps, owner, {
    email: { template: kind, values: () => values, quote, path },
    notification: { kind, values, link: path },
  });
}

export const projectNews = [
  handlersOf(projectEvents.projectSubmitted, {
    tellSubmitted: ({ payload }, deps) => notifyOwner(deps, { ...payload, kind: 'projectSubmitted' }),
  }),
  handlersOf(projectEvents.projectApproved, {
    tellApproved: ({ payload }, deps) =>
      notifyOwner(deps, { ...payload, kind: 'projectApproved', quote: payload.message }),
  }),
  handlersOf(projectEvents.projectDenied, {
    tellDenied: ({ payload }, deps) =>
      notifyOwner(deps, { ...payload, kind: 'projectDenied', quote: payload.reason }),
  }),
  handlersOf(projectEvents.projectTakenDown, {
    tellTakenDown: ({ payload }, deps) =>
      notifyOwner(deps, { ...payload, kind: 'projectTakenDown', quote: payload.reason }),
  }),
  handlersOf(projectEvents.editApproved, {
    tellEditApproved: ({ payload }, deps) => notifyOwner(deps, { ...payload, kind: 'editApproved' }),
  }),
  handlersOf(projectEvents.editDenied, {
    tellEditDenied: ({ payload }, deps) =>
      notifyOwner(deps, { ...payload, kind: 'editDenied', quote: payload.reason }),
  }),
];
