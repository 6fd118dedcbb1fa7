import { type Asking, askingWhile } from '#functions/notifications/asking.ts';
import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Quote } from '#functions/platform/mail/layout.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { links } from '#shared/paths.ts';
import { type ProjectEdit, projectEdits } from './edit.store.ts';
import { largestTeam, members, membersOf } from './member.store.ts';
import { projectEvents } from './project.events.ts';
import { projects } from './project.store.ts';
import { projectName } from './projectNames.ts';

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
  quote?: Quote | undefined;
}

/** Action that news of a review asks the owner for: to change what was sent back, and to submit it again. */
function askedFor(
  kind: ReviewNews['kind'],
  id: ProjectID,
  edit: ProjectEdit | undefined,
): Asking | undefined {
  if (kind === 'projectDenied' || kind === 'projectTakenDown')
    return askingWhile(projects.key(id), 'status', ['denied']);
  return edit && askingWhile(projectEdits.key(id), 'version', [String(edit.version)]);
}

/** Notifies the owner, by email and in the app; denials link to the form, the rest to the project. */
async function notifyOwner(deps: JobDeps, { ProjectID, OwnerUserID, kind, quote }: ReviewNews) {
  const [project, owner] = await deps.table.batchGet(projects.key(ProjectID), callers.key(OwnerUserID));
  if (!project) return [];
  const edit = kind === 'editDenied' ? await deps.table.get(projectEdits.key(ProjectID)) : undefined;

  const values = { project: project.shortName };
  const path =
    kind === 'projectDenied' || kind === 'projectTakenDown' || kind === 'editDenied'
      ? links['edit-projects']({ query: { project: ProjectID } })
      : links.project({ ProjectID });
  return await notify(deps, owner, {
    email: { template: kind, values: () => values, quote, path },
    notification: { kind, values: quote ? { ...values, words: quote.text } : values, link: path },
    asks: askedFor(kind, ProjectID, edit),
  });
}

type TakeDown = Payload<typeof projectEvents.projectTakenDown>;
type TakeDownFor = Payload<typeof projectEvents.projectTakenDownFor>;

/** Publishes that a project was taken down for each member of its team, who cannot see it any more. */
async function publishTakeDownForTeam(deps: JobDeps, { ProjectID, OwnerUserID }: TakeDown) {
  const { items } = await deps.table.query(members, {
    ...membersOf(ProjectID),
    limit: largestTeam,
    consistent: true,
  });
  return items.map(({ UserID }) =>
    outbox.publish(deps, projectEvents.projectTakenDownFor, { ProjectID, OwnerUserID, UserID }),
  );
}

/** Not why: the reason is for the owner, to whom the link leads. */
async function tellMemberOfTakeDown(deps: JobDeps, { ProjectID, OwnerUserID, UserID }: TakeDownFor) {
  const [project, owner, person] = await deps.table.batchGet(
    projects.key(ProjectID),
    callers.key(OwnerUserID),
    callers.key(UserID),
  );
  if (!project) return [];
  const link = links.messages({ query: { to: OwnerUserID } });
  return await notify(deps, person, {
    email: { template: 'teamProjectTakenDown', path: link },
    notification: { kind: 'teamProjectTakenDown', values: {}, link },
    names: { project: projectName(deps, project), person: owner },
  });
}

export const projectNews = [
  handlersOf(projectEvents.projectSubmitted, {
    tellSubmitted: ({ payload }, deps) => notifyOwner(deps, { ...payload, kind: 'projectSubmitted' }),
  }),
  handlersOf(projectEvents.projectApproved, {
    tellApproved: ({ payload }, deps) =>
      notifyOwner(deps, {
        ...payload,
        kind: 'projectApproved',
        quote: payload.message === undefined ? undefined : { text: payload.message },
      }),
  }),
  handlersOf(projectEvents.projectDenied, {
    tellDenied: ({ payload }, deps) =>
      notifyOwner(deps, { ...payload, kind: 'projectDenied', quote: { text: payload.reason } }),
  }),
  handlersOf(projectEvents.projectTakenDown, {
    tellTakenDown: ({ payload }, deps) =>
      notifyOwner(deps, { ...payload, kind: 'projectTakenDown', quote: { text: payload.reason } }),
    publishForTeam: ({ payload }, deps) => publishTakeDownForTeam(deps, payload),
  }),
  handlersOf(projectEvents.projectTakenDownFor, {
    tellMember: ({ payload }, deps) => tellMemberOfTakeDown(deps, payload),
  }),
  handlersOf(projectEvents.editApproved, {
    tellEditApproved: ({ payload }, deps) => notifyOwner(deps, { ...payload, kind: 'editApproved' }),
  }),
  handlersOf(projectEvents.editDenied, {
    tellEditDenied: ({ payload }, deps) =>
      notifyOwner(deps, { ...payload, kind: 'editDenied', quote: { text: payload.reason } }),
  }),
];
