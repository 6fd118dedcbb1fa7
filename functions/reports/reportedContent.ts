import { authors } from '#functions/authors/author.store.ts';
import { type AnyComment, commentKey } from '#functions/comments/comment.store.ts';
import { isFoundBy } from '#functions/comments/commentPlan.ts';
import { messageBodies, messages } from '#functions/messages/message.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ReportTarget } from '#shared/entities/report.ts';
import { parseSubject } from '#shared/messageSubject.ts';
import { reports as settings } from '#shared/moderation.ts';
import { excerptOf } from '#shared/truncate.ts';

type TargetOf<Kind extends ReportTarget['kind']> = Extract<ReportTarget, { kind: Kind }>;

/**
 * Reads the reported content as the reporter sees it: a snapshot, because comments and messages may be deleted and
 * administrators cannot read private messages. Refused if the reporter cannot see it. Cost: 1 DynamoDB request, 2 for a
 * comment.
 */
export function readReported(table: Table, target: ReportTarget, caller: Caller) {
  switch (target.kind) {
    case 'project':
      return readProject(table, target, caller);
    case 'comment':
      return readComment(table, target, caller);
    case 'person':
      return readPerson(table, target);
    case 'message':
      return readMessage(table, target, caller);
  }
}

async function readProject(table: Table, { ProjectID }: TargetOf<'project'>, caller: Caller) {
  const project = await table.get(projects.key(ProjectID));
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  return { concernsId: project.OwnerUserID, label: project.name };
}

async function readComment(
  table: Table,
  { ProjectID, CommentID, replyTo }: TargetOf<'comment'>,
  caller: Caller,
) {
  const project = await table.get(projects.key(ProjectID));
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  const comment = await table.get<AnyComment>(commentKey(ProjectID, CommentID, replyTo));
  if (!comment || comment.deletedAt || comment.hiddenBy || !isFoundBy(comment, caller.UserID))
    return refuse('COMMENT_NOT_FOUND');
  return {
    concernsId: comment.UserID,
    label: excerptOf(comment.text, settings.excerpt),
    content: comment.text,
  };
}

async function readPerson(table: Table, { UserID }: TargetOf<'person'>) {
  const person = await table.get(authors.key(UserID));
  if (person?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
  return { concernsId: UserID, label: person.username };
}

async function readMessage(table: Table, { id }: TargetOf<'message'>, caller: Caller) {
  const [copy, text] = await table.batchGet(messages.key(caller.UserID, id), messageBodies.key(id));
  if (!copy) return refuse('MESSAGE_NOT_FOUND');
  return {
    concernsId: copy.senderId,
    label: excerptOf(parseSubject(copy.subject).text || copy.preview, settings.excerpt),
    content: text?.body ?? copy.preview,
  };
}
