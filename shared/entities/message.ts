import * as z from 'zod/mini';
import { message } from '../correspondence.ts';
import { Instant, tidied, WrittenLanguage, withTranslator } from '../fields.ts';
import { ContributionRequestId, MessageID, ProjectID, UploadID, UserID } from '../ids.ts';
import { messageLists } from '../settings.ts';
import { AttachedFile, Attachment } from './attachment.ts';
import { AuthorSummary } from './author.ts';
import { ContributionRequest } from './contributionRequest.ts';

/**
 * A message that the site writes on behalf of a person. Its texts are the translations `messages.notices.{kind}` with
 * `values`.
 */
export const MessageNotice = z.object({
  kind: z.enum([
    'requestSent',
    'requestAccepted',
    'requestDenied',
    'requestExpired',
    'prospectTaken',
    'taskAssigned',
    'memberRemoved',
    'invitation',
    'reviewQuestion',
  ]),
  values: z.record(z.string(), z.string()),
  /** Link without a language: `/projects/0192…`. */
  link: z.optional(z.string()),
  ProjectID: z.optional(ProjectID),
  contributionRequestId: z.optional(ContributionRequestId),
});
export type MessageNotice = z.infer<typeof MessageNotice>;

/** A message as the lists show it. Each person has a copy of their own. */
export const MessageSummary = z.object({
  id: MessageID,
  /** The first message of its conversation: itself, unless it is an answer. */
  threadId: MessageID,
  /** Inbox type. */
  type: z.enum(messageLists),
  /** Folder to which a message in the trash returns. */
  origin: z.enum(['inbox', 'sent']),
  sender: AuthorSummary,
  recipient: AuthorSummary,
  /** Begins with the prefix of its kind: `Ta|`, `Co|`, `Rm|` or `Un|`. */
  subject: z.string(),
  /** Beginning of the body. */
  preview: z.string(),
  /** Language in which the sender wrote; absent if unknown, and in notices. */
  language: z.optional(WrittenLanguage),
  notice: z.optional(MessageNotice),
  replyTo: z.optional(MessageID),
  attachments: z.optional(z.array(Attachment)),
  sentAt: Instant,
  read: z.boolean(),
});
export type MessageSummary = z.infer<typeof MessageSummary>;

/** A message in a list, with what its reader has of its conversation. */
export const ListedMessage = z.extend(MessageSummary, {
  /** Messages of the conversation in the trash if this one is, otherwise those that are not. */
  messages: z.int(),
  /** Whether its recipient has written in the conversation since. */
  answered: z.boolean(),
});
export type ListedMessage = z.infer<typeof ListedMessage>;

/** A message with its text. */
export const Message = z.extend(MessageSummary, {
  body: z.string(),
  /** The application that it is about, as it is now; for the project's owner. */
  request: z.optional(ContributionRequest),
  /**
   * Time at which its recipient read it: of the newest own message that they have read, if both people show each other what they
   * have read.
   */
  seenAt: z.optional(Instant),
});
export type Message = z.infer<typeof Message>;

/** A message with its conversation: the reader's copies in the trash if this one is, otherwise those that are not. */
export const OpenMessage = z.extend(Message, {
  /** The newest messages, oldest first. */
  conversation: z.array(Message),
  /** Cursor of the messages before them; absent if there are none. */
  earlier: z.optional(z.string()),
  ...withTranslator,
});
export type OpenMessage = z.infer<typeof OpenMessage>;

/** Text that may be left empty. */
const Subject = z._default(z.string().check(tidied(), z.maxLength(message.subject.max)), '');

/** More people of a project, who get the same message, each their own. */
export const MessageTeam = z.object({
  ProjectID,
  others: z.array(UserID).check(z.maxLength(message.recipients - 1)),
});

/** The files that a message is to carry: uploads of its author that no other message has. */
const Attachments = z
  .array(UploadID)
  .check(z.maxLength(message.attachments, { error: 'validation.too_many_attachments' }));

/** A message to send. */
export const NewMessage = z.object({
  recipient: z.pipe(
    z
      .string({ error: 'validation.recipient_required' })
      .check(z.minLength(1, { error: 'validation.recipient_required' })),
    UserID,
  ),
  subject: Subject,
  body: z
    .string({ error: 'validation.message_required' })
    .check(
      tidied(),
      z.minLength(message.body.min, { error: 'validation.message_required' }),
      z.maxLength(message.body.max, { error: 'validation.generic_field_max_length' }),
    ),
  replyTo: z.optional(MessageID),
  team: z.optional(MessageTeam),
  attachments: z.optional(Attachments),
});
export type NewMessage = z.infer<typeof NewMessage>;

/** An unfinished message. The client chooses its id, so that a repeated request creates no second draft. */
export const DraftChange = z.object({
  id: MessageID,
  /** Version that the change is based on; 0 creates the draft. */
  version: z.int().check(z.gte(0)),
  recipient: z.optional(UserID),
  subject: Subject,
  body: z._default(z.string().check(z.maxLength(message.body.max)), ''),
  replyTo: z.optional(MessageID),
  team: z.optional(MessageTeam),
  /** Those that can no longer be sent are left out of the stored draft. */
  attachments: z.optional(Attachments),
});

/** A stored draft. */
export const MessageDraft = z.object({
  id: MessageID,
  version: z.int(),
  recipient: z.optional(AuthorSummary),
  subject: z.string(),
  body: z.string(),
  replyTo: z.optional(MessageID),
  team: z.optional(MessageTeam),
  attachments: z.optional(z.array(AttachedFile)),
  updatedAt: Instant,
});
export type MessageDraft = z.infer<typeof MessageDraft>;
