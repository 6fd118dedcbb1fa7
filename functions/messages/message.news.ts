import { askingWhile } from '#functions/notifications/asking.ts';
import { displayNameOf } from '#functions/notifications/displayNameOf.ts';
import { isReachable, notify, type Recipient } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { projects } from '#functions/projects/project.store.ts';
import { namesFor, projectNameFor } from '#functions/projects/projectNames.ts';
import { requestEvents } from '#functions/requests/request.events.ts';
import { requestKey } from '#functions/requests/request.store.ts';
import { taskEvents } from '#functions/tasks/task.events.ts';
import { tasks } from '#functions/tasks/task.store.ts';
import { teamEvents } from '#functions/teams/team.events.ts';
import type { StarterAnswer } from '#shared/entities/contributionRequest.ts';
import type { MessageNotice } from '#shared/entities/message.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { MessageID, type UserID } from '#shared/ids.ts';
import { type MessageKind, toSubject } from '#shared/messageSubject.ts';
import { links } from '#shared/paths.ts';
import { reputation } from '#shared/settings.ts';
import { truncate } from '#shared/truncate.ts';
import { messageEvents } from './message.events.ts';
import { messageBodies, messageSteps, messages } from './message.store.ts';

interface NoticeMessage {
  /** Id of the message, if it has to be found again; otherwise a new one. */
  id?: MessageID;
  senderId: UserID;
  kind: MessageKind;
  subject: string;
  /** Text that the sender has written, and its language. */
  body?: string | undefined;
  language?: WrittenLanguage | undefined;
  notice: MessageNotice;
}

/** Puts a message of the site into the inbox of an active user; the person it is about is its sender. */
function deliver(
  deps: JobDeps,
  recipient: Recipient | undefined,
  { id, senderId, kind, subject, body = '', language, notice }: NoticeMessage,
) {
  if (!isReachable(deps, recipient, notice.kind)) return [];
  const { newId, now } = deps;
  const letter = {
    id: id ?? MessageID.parse(newId()),
    senderId,
    recipientId: recipient.UserID,
    subject: toSubject(kind, subject),
    body,
    ...(language && { language }),
    notice,
    sentAt: now(),
  };
  return [messageSteps.createBody(letter), ...messageSteps.deliver(letter)];
}

type RequestPayload = Payload<typeof requestEvents.requestSent>;

/** Reads an application with its people, for one of them; undefined if it has been deleted with its project. */
async function requestScene({ table }: JobDeps, payload: RequestPayload, reader: 'owner' | 'applicant') {
  const [request, owner, applicant] = await table.batchGet(
    requestKey(payload),
    callers.key(payload.OwnerUserID),
    callers.key(payload.contributorId),
  );
  if (!request) return undefined;
  const { ProjectID, projectShortName: shortName, namedIn: language } = request;
  const named = { ProjectID, shortName, ...(language && { language }) };
  const names = await namesFor(table, named, reader === 'owner' ? owner : applicant);
  const values = {
    project: names.project,
    role: names.role(request.role),
    owner: displayNameOf(owner),
    applicant: displayNameOf(applicant),
  };
  return { request, owner, applicant, values, subject: `${values.project}: ${values.role}` };
}

/** A starter task and its answer as text. */
const textOf = (starter: StarterAnswer | undefined): string | undefined =>
  starter && [starter.Title, starter.answer, starter.link].filter(Boolean).join('\n\n');

/** The message of an application in the owner's inbox: it has the id of the application, by which the answer finds it. */
const messageOf = ({ contributionRequestId }: RequestPayload) => MessageID.parse(contributionRequestId);

/** Brings an application into the owner's inbox, where it can be answered. */
const deliverRequest: DomainEventHandler<RequestPayload> = async ({ payload }, deps) => {
  const scene = await requestScene(deps, payload, 'owner');
  if (!scene) return [];
  const { ProjectID, contributionRequestId } = payload;
  return deliver(deps, scene.owner, {
    id: messageOf(payload),
    senderId: payload.contributorId,
    kind: 'collaboration',
    subject: scene.subject,
    body: scene.request.note ?? textOf(scene.request.starter),
    notice: {
      kind: 'requestSent',
      values: scene.values,
      link: links['contribution-requests']({ query: { project: ProjectID } }),
      ProjectID,
      contributionRequestId,
    },
  });
};

/** Marks the message of a settled application as read: it asks its owner, who may have answered elsewhere, for nothing more. */
const readSettled: DomainEventHandler<RequestPayload> = async ({ payload }, { table }) => {
  const copy = await table.get(messages.key(payload.OwnerUserID, messageOf(payload)));
  return copy?.type === 'inbox' && !copy.read ? messageSteps.read([copy]) : [];
};

/** Brings the outcome of an application into the applicant's inbox, with the owner's reason for declining it. */
const deliverOutcome =
  <P extends RequestPayload>(kindOf: (payload: P) => MessageNotice['kind']): DomainEventHandler<P> =>
  async ({ payload }, deps) => {
    const scene = await requestScene(deps, payload, 'applicant');
    if (!scene) return [];
    const { ProjectID, OwnerUserID } = payload;
    const { reason, words, language } = scene.request.decline ?? {};
    return deliver(deps, scene.applicant, {
      senderId: OwnerUserID,
      kind: 'collaboration',
      subject: scene.subject,
      body: words,
      language,
      notice: {
        kind: kindOf(payload),
        values: { ...scene.values, ...(reason && { reason }) },
        link: links.project({ ProjectID }),
        ProjectID,
      },
    });
  };

/** Brings a task into the inbox of its new assignee, unless another person has been assigned since. */
const deliverTask: DomainEventHandler<Payload<typeof taskEvents.taskAssigned>> = async (
  { payload: { ProjectID, TaskID, assigneeId, callerId } },
  deps,
) => {
  const [task, project, assignee, assigner] = await deps.table.batchGet(
    tasks.key(ProjectID, TaskID),
    projects.key(ProjectID),
    callers.key(assigneeId),
    callers.key(callerId),
  );
  if (!task || !project || task.assigneeId !== assigneeId) return [];
  const { dueDate: date } = task;
  const name = await projectNameFor(deps.table, project, assignee);
  const values = { task: task.Title, project: name, person: displayNameOf(assigner) };
  return deliver(deps, assignee, {
    senderId: callerId,
    kind: 'task',
    subject: task.Title,
    notice: {
      kind: 'taskAssigned',
      values: { ...values, ...(date && { date }) },
      link: links['project-tasks']({ query: { project: ProjectID, task: TaskID } }),
      ProjectID,
    },
  });
};

/** Notifies a former member in their inbox of their removal and of the points that they were awarded. */
const deliverRemoval: DomainEventHandler<Payload<typeof teamEvents.memberRemoved>> = async (
  { payload: { ProjectID, UserID } },
  deps,
) => {
  const [project, member] = await deps.table.batchGet(projects.key(ProjectID), callers.key(UserID));
  if (!project) return [];
  const name = await projectNameFor(deps.table, project, member);
  return deliver(deps, member, {
    senderId: project.OwnerUserID,
    kind: 'removal',
    subject: name,
    notice: {
      kind: 'memberRemoved',
      values: { project: name, points: String(reputation.removedFromTeam) },
      link: links.project({ ProjectID }),
      ProjectID,
    },
  });
};

/** Characters of a message that its email quotes. */
const longestQuote = 1_000;

/** The email about a message with so many attachments, which it does not carry. */
const templateFor = (attachments: number) =>
  attachments === 0 ? 'messageReceived' : attachments === 1 ? 'messageWithFile' : 'messageWithFiles';

/**
 * Emails a new message to its recipient, unless they have read or deleted it in the meantime. A question of a project's
 * review says so, in the app too.
 */
const mailMessage: DomainEventHandler<Payload<typeof messageEvents.messageSent>> = async (
  { payload: { id, senderId, recipientId } },
  deps,
) => {
  const [copy, content, sender, recipient] = await deps.table.batchGet(
    messages.key(recipientId, id),
    messageBodies.key(id),
    callers.key(senderId),
    callers.key(recipientId),
  );
  if (!copy || copy.read || copy.type !== 'inbox' || !content) return [];
  const { body } = content;
  const { notice } = copy;
  const isQuestion = notice?.kind === 'reviewQuestion';
  const count = copy.attachments?.length ?? 0;
  const values = isQuestion ? notice.values : { count: String(count) };
  const path = links.messages({ query: { id } });
  return await notify(deps, recipient, {
    email: {
      template: isQuestion ? 'reviewQuestion' : templateFor(count),
      values: () => values,
      quote: {
        text: body.length > longestQuote ? `${truncate(body, longestQuote).trimEnd()}…` : body,
        language: copy.language,
      },
      path,
    },
    notification: isQuestion ? { kind: 'reviewQuestion', values, link: path } : undefined,
    names: { person: sender },
    asks: askingWhile(messages.key(recipientId, id), 'read', ['false']),
  });
};

export const messageNews = [
  handlersOf(messageEvents.messageSent, { mailMessage }),
  handlersOf(requestEvents.requestSent, { deliverRequest }),
  handlersOf(requestEvents.requestAccepted, {
    deliverAccepted: deliverOutcome(() => 'requestAccepted'),
    readAccepted: readSettled,
  }),
  handlersOf(requestEvents.requestDenied, {
    deliverDenied: deliverOutcome(({ because }) => (because ? 'prospectTaken' : 'requestDenied')),
    readDenied: readSettled,
  }),
  handlersOf(requestEvents.requestExpired, {
    deliverExpired: deliverOutcome(() => 'requestExpired'),
    readExpired: readSettled,
  }),
  handlersOf(taskEvents.taskAssigned, { deliverTask }),
  handlersOf(teamEvents.memberRemoved, { deliverRemoval }),
];
