import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectName } from '#functions/projects/projectNames.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { links } from '#shared/paths.ts';
import { commentEvents } from './comment.events.ts';

interface CommentNews {
  ProjectID: ProjectID;
  commenterId: UserID;
  to: UserID;
  kind: 'commentAdded' | 'replyAdded';
}

/** Notifies by email and in the app, except recipients who have blocked the author. */
async function notifyOfComment(deps: JobDeps, { ProjectID, commenterId, to, kind }: CommentNews) {
  const [project, commenter, recipient, relationship] = await deps.table.batchGet(
    projects.key(ProjectID),
    callers.key(commenterId),
    callers.key(to),
    relationships.key(commenterId, to),
  );
  if (!project || isBlockedBy(relationship, to)) return [];

  const link = links.project({ ProjectID, hash: 'comments' });
  return await notify(deps, recipient, {
    email: { template: kind, path: link },
    notification: { kind, values: {}, link },
    names: { project: projectName(deps, project), person: commenter },
  });
}

export const commentNews = [
  handlersOf(commentEvents.commentAdded, {
    tellCommented: ({ payload }, deps) =>
      notifyOfComment(deps, { ...payload, to: payload.OwnerUserID, kind: 'commentAdded' }),
  }),
  handlersOf(commentEvents.replyAdded, {
    tellReplied: ({ payload }, deps) =>
      notifyOfComment(deps, { ...payload, to: payload.UserID, kind: 'replyAdded' }),
  }),
];
