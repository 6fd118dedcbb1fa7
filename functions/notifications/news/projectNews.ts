import type { JobOutside } from '#functions/jobs/outside.ts';
import type { Reaction } from '#functions/jobs/reaction.ts';
import { callers } from '#functions/platform/caller.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { nameOf, tell } from './tell.ts';

interface News {
  ProjectID: ProjectID;
  OwnerUserID: UserID;
  kind: 'projectSubmitted' | 'projectApproved' | 'projectDenied';
  /** What the reviewer wrote. */
  quote?: string | undefined;
}

async function tellOwner(outside: JobOutside, { ProjectID, OwnerUserID, kind, quote }: News) {
  const [project, owner] = await outside.table.load(projects.key(ProjectID), callers.key(OwnerUserID));
  if (!project) return [];
  const values = { project: project.shortName };
  const path = kind === 'projectDenied' ? `/edit-projects?ProjectID=${ProjectID}` : `/projects/${ProjectID}`;
  return await tell(outside, owner, {
    letter: { kind, values: () => values, quote, path },
    notice: { kind, values, link: path },
  });
}

export const tellSubmitted: Reaction<'projectSubmitted'> = ({ payload }, outside) =>
  tellOwner(outside, { ...payload, kind: 'projectSubmitted' });

export const tellApproved: Reaction<'projectApproved'> = ({ payload }, outside) =>
  tellOwner(outside, { ...payload, kind: 'projectApproved', quote: payload.message });

export const tellDenied: Reaction<'projectDenied'> = ({ payload }, outside) =>
  tellOwner(outside, { ...payload, kind: 'projectDenied', quote: payload.reason });

/** Somebody was taken out of a team. */
export const tellRemoved: Reaction<'memberRemoved'> = async ({ payload }, outside) => {
  const { ProjectID } = payload;
  const [project, member] = await outside.table.load(projects.key(ProjectID), callers.key(payload.UserID));
  if (!project) return [];
  return await tell(outside, member, {
    notice: {
      kind: 'memberRemoved',
      values: { project: project.shortName },
      link: `/projects/${ProjectID}`,
    },
  });
};

/** Somebody commented on a project, or answered a comment. */
export const tellCommented: Reaction<'commentAdded'> = ({ payload }, outside) =>
  tellOfTalk(outside, { ...payload, to: payload.OwnerUserID, kind: 'commentAdded' });

export const tellReplied: Reaction<'replyAdded'> = ({ payload }, outside) =>
  tellOfTalk(outside, { ...payload, to: payload.UserID, kind: 'replyAdded' });

interface Talk {
  ProjectID: ProjectID;
  commenterId: UserID;
  to: UserID;
  kind: 'commentAdded' | 'replyAdded';
}

async function tellOfTalk(outside: JobOutside, { ProjectID, commenterId, to, kind }: Talk) {
  const [project, commenter, person] = await outside.table.load(
    projects.key(ProjectID),
    callers.key(commenterId),
    callers.key(to),
  );
  if (!project) return [];
  const values = { project: project.shortName, person: nameOf(commenter) };
  return await tell(outside, person, { notice: { kind, values, link: `/projects/${ProjectID}#comments` } });
}
