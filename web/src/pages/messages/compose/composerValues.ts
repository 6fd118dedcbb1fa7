import type { AttachedFile } from '#shared/entities/attachment.ts';
import type { MessageDraft } from '#shared/entities/message.ts';
import type { MessageID } from '#shared/ids.ts';

/** The fields of a message; `recipient` is a UserID, and `others` are those of more people of `project`, if it has one. */
export interface ComposerValues extends Record<'recipient' | 'subject' | 'body' | 'project', string> {
  others: string[];
  attachments: AttachedFile[];
}

/** The values of a draft as the server has stored it. */
export const valuesOf = ({
  recipient,
  subject,
  body,
  team,
  attachments = [],
}: MessageDraft): ComposerValues => ({
  recipient: recipient?.UserID ?? '',
  subject,
  body,
  project: team?.ProjectID ?? '',
  others: team?.others ?? [],
  attachments,
});

/** The part of a message that names more people of a project; nothing without one. */
export const teamOf = ({ project, others }: Pick<ComposerValues, 'project' | 'others'>) =>
  project === '' ? {} : { team: { ProjectID: project, others } };

type WithFiles = Pick<ComposerValues, 'attachments'>;

const idsOf = ({ attachments }: WithFiles) => attachments.map(({ UploadID }) => UploadID);

/** The part of a message that names its attachments; nothing without any. */
export const filesOf = (values: WithFiles) =>
  values.attachments.length === 0 ? {} : { attachments: idsOf(values) };

/** The attachments of some values that others do not have. */
export const lostOf = ({ attachments }: WithFiles, kept: WithFiles): AttachedFile[] =>
  attachments.filter(({ UploadID }) => !idsOf(kept).includes(UploadID));

/** Whether two drafts have the same content. */
export const isSame = (a: ComposerValues, b: ComposerValues): boolean =>
  a.recipient === b.recipient &&
  a.subject === b.subject &&
  a.body === b.body &&
  a.project === b.project &&
  a.others.join() === b.others.join() &&
  idsOf(a).join() === idsOf(b).join();

/** Whether there is nothing to save. The subject of an answer is not written by its author. */
export const isBlank = (
  { subject, body, attachments }: ComposerValues,
  replyTo: MessageID | undefined,
): boolean =>
  attachments.length === 0 && body.trim() === '' && (replyTo !== undefined || subject.trim() === '');
