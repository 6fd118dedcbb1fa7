import * as z from 'zod/mini';
import { del, domain, get, post, put } from '../contract.ts';
import { message as settings } from '../correspondence.ts';
import {
  DraftChange,
  ListedMessage,
  MessageDraft,
  MessageSummary,
  NewMessage,
  OpenMessage,
} from '../entities/message.ts';
import { pageOf, paginationQuery, text } from '../fields.ts';
import { MessageID } from '../ids.ts';

const most = settings.conversation;

/** The message that a call names, or its conversation up to it. */
const scopes = ['message', 'conversation'] as const;
const scope = z._default(z.enum(scopes), 'message');

export const messages = domain('messages', {
  listMessages: get('/messages/{type}', {
    summary:
      "List the caller's inbox, sent messages or trash, newest first, with the unread count of the inbox. `search` finds messages of inbox and sent together, or of the trash, that have all of its words in their subject, at the beginning of their text, in the names of their attachments or in the name of the other person; a page of it may have fewer than its limit, or more.",
    access: 'signedIn',
    query: z.object({ ...paginationQuery, search: z.optional(text(settings.search)) }),
    output: z.extend(pageOf(ListedMessage), { unread: z.int() }),
  }),

  getMessage: get('/messages/read/{id}', {
    summary:
      'Return a message with its text, the application that it is about, and the messages of its conversation. Links to attachments work for 45 to 60 minutes.',
    access: 'signedIn',
    query: z.object({ cursor: paginationQuery.cursor }),
    output: OpenMessage,
    errors: ['MESSAGE_NOT_FOUND'],
  }),

  readMessage: put('/messages/read/{id}', {
    summary: `Mark a message as read, or the newest ${most} messages of its conversation up to it; or mark a message of the inbox as unread again.`,
    access: 'signedIn',
    query: z.object({ scope, as: z._default(z.enum(['read', 'unread']), 'read') }),
    errors: ['MESSAGE_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  }),

  trashMessage: del('/messages/{id}', {
    summary: `Move a message to the trash, or the newest ${most} messages of its conversation up to it. The other person keeps their copies.`,
    access: 'signedIn',
    query: z.object({ scope }),
    errors: ['MESSAGE_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  }),

  restoreMessage: put('/messages/restore/{id}', {
    summary: `Move a message from the trash back to the list it came from, and with it the newest ${most} of its conversation up to it, or those of them that were moved to the trash together with it.`,
    access: 'signedIn',
    query: z.object({ scope: z._default(z.enum([...scopes, 'moved']), 'message') }),
    errors: ['MESSAGE_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  }),

  deleteMessage: del('/messages/trash/{id}', {
    summary: `Delete a message in the trash for good, or the newest ${most} messages of its conversation there up to it.`,
    access: 'signedIn',
    query: z.object({ scope }),
    errors: ['MESSAGE_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  }),

  sendMessage: post('/messages/send', {
    summary:
      'Send a message, and delete the draft that it was written as. Idempotent per `submissionKey`. Everyone may answer and write to contacts, to people of the same project or application, and to support; others need a paid plan. `attachments` are ready uploads of the caller that no other message has. With `team`, people of one project each get the message in a conversation of their own; the response is the message to `recipient`, or to the first person who can be written to.',
    access: 'signedIn',
    body: z.extend(NewMessage, {
      draft: z.optional(MessageID),
      submissionKey: z.optional(z.string().check(z.minLength(16), z.maxLength(64))),
    }),
    status: 201,
    output: MessageSummary,
    errors: [
      'SUBMISSION_KEY_REUSED',
      'AUTHOR_NOT_FOUND',
      'MESSAGE_SELF',
      'MESSAGE_NOT_FOUND',
      'CONTACT_BLOCKED',
      'SUBSCRIPTION_REQUIRED',
      'PROJECT_NOT_FOUND',
      'UPLOAD_NOT_FOUND',
      'UPLOAD_NOT_READY',
      'UPLOAD_ALREADY_SENT',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Your message has been sent.',
  }),

  listDrafts: get('/messages/draft', {
    summary: "List the caller's drafts, last changed first.",
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: pageOf(MessageDraft),
  }),

  saveDraft: post('/messages/draft', {
    summary:
      'Create a draft (version 0), or save a draft that has not changed since the given version. Refused with the current draft as `draft` otherwise, and if there are too many drafts.',
    access: 'signedIn',
    body: DraftChange,
    output: MessageDraft,
    errors: ['DRAFT_CHANGED', 'DRAFT_LIMIT_REACHED', 'TOO_MANY_ATTEMPTS'],
  }),

  discardDraft: del('/messages/draft/{id}', {
    summary: 'Delete a draft.',
    access: 'signedIn',
    errors: ['TOO_MANY_ATTEMPTS'],
  }),
});
