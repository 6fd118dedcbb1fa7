import type { DomainEventHandler } from '#functions/jobs/domainEventHandler.ts';
import type { JobDeps } from '#functions/jobs/jobDeps.ts';
import { callers } from '#functions/platform/caller.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { links } from '#shared/paths.ts';
import { nameOf, tell } from './tell.ts';

interface News {
  ProjectID: ProjectID;
  OwnerUserID: UserID;
  kind: 'projectSubmitted' | 'projectApproved' | 'projectDenied';
  /** What the reviewer wrote. */
  quote?: string | undefined;
}

async function tellOwner(deps: JobDeps, { ProjectID, OwnerUserID, kind, quote }: News) {
  const [project, owner] = await deps.table.batchGet(projects.key(ProjectID), callers.key(OwnerUserID));
  if (!project) return [];
  const values = { project: project.shortName };
  const path =
    kind === 'projectDenied'
      ? links['edit-projects']({ query: { project: ProjectID } })
      : links.project({ ProjectID });
  return await tell(deps, owner, {
    letter: { kind, values: () => values, quote, path },
    notice: { kind, values, link: path },
  });
}

export const tellSubmitted: DomainEventHandler<'projectSubmitted'> = ({ payload }, deps) =>
  tellOwner(deps, { ...payload, kind: 'projectSubmitted' });

export const tellApproved: DomainEventHandler<'projectApproved'> = ({ payload }, deps) =>
  tellOwner(deps, { ...payload, kind: 'projectApproved', quote: payload.message });

export const tellDenied: DomainEventHandler<'projectDenied'> = ({ payload }, deps) =>
  tellOwner(deps, { ...payload, kind: 'projectDenied', quote: payload.reason });

/** Somebody was taken out of a team. */
export const tellRemoved: DomainEventHandler<'memberRemoved'> = async ({ payload }, deps) => {
  const { ProjectID } = payload;
  const [project, member] = await deps.table.batchGet(projects.key(ProjectID), callers.key(payload.UserID));
  if (!project) return [];
  return await tell(deps, member, {
    notice: {
      kind: 'memberRemoved',
      values: { project: project.shortName },
      link: links.project({ ProjectID }),
    },
  });
};

/** Somebody commented on a project, or answered a comment. */
export const tellCommented: DomainEventHandler<'commentAdded'> = ({ payload }, deps) =>
  tellOfTalk(deps, { ...payload, to: payload.OwnerUserID, kind: 'commentAdded' });

export const tellReplied: DomainEventHandler<'replyAdded'> = ({ payload }, deps) =>
  tellOfTalk(deps, { ...payload, to: payload.UserID, kind: 'replyAdded' });

interface Talk {
  ProjectID: ProjectID;
  commenterId: UserID;
  to: UserID;
  kind: 'commentAdded' | 'replyAdded';
}

async function tellOfTalk(deps: JobDeps, { ProjectID, commenterId, to, kind }: Talk) {
  const [project, commenter, person] = await deps.table.batchGet(
    projects.key(ProjectID),
    callers.key(commenterId),
    callers.key(to),
  );
  if (!project) return [];
  const values = { project: project.shortName, person: nameOf(commenter) };
  return await tell(deps, person, {
    notice: { kind, values, link: links.project({ ProjectID, hash: 'comments' }) },
  });
}
