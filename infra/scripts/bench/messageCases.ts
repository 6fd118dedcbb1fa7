import { deleteMessage } from '#functions/messages/deleteMessage.ts';
import { discardDraft } from '#functions/messages/discardDraft.ts';
import { getMessage } from '#functions/messages/getMessage.ts';
import { listDrafts } from '#functions/messages/listDrafts.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { readMessage } from '#functions/messages/readMessage.ts';
import { restoreMessage } from '#functions/messages/restoreMessage.ts';
import { saveDraft } from '#functions/messages/saveDraft.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { trashMessage } from '#functions/messages/trashMessage.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

const draft = { id: 'draft-of-the-bench', subject: 'Tide', body: 'How high is it?' };

/** Calls on messages; the owner has received as many as the filled table has projects. */
export const messageCases = ({ owner, ana, byOwner, message: id }: BenchWorld): Case[] => [
  { name: 'listMessages', operation: listMessages, input: { type: 'inbox' }, sending: byOwner },
  { name: 'getMessage', operation: getMessage, input: { id }, sending: byOwner },
  { name: 'readMessage', operation: readMessage, input: { id }, sending: byOwner },
  {
    name: 'sendMessage, first answer',
    operation: sendMessage,
    input: { body: { recipient: ana, subject: 'Tide', body: 'Very high.', replyTo: id } },
    sending: byOwner,
  },
  {
    name: 'sendMessage',
    operation: sendMessage,
    input: { body: { recipient: owner, body: 'How high?', submissionKey: 'submission-of-the-bench' } },
    sending: { as: ana },
  },
  { name: 'trashMessage', operation: trashMessage, input: { id }, sending: byOwner },
  { name: 'restoreMessage', operation: restoreMessage, input: { id }, sending: byOwner },
  { name: 'trashMessage, again', operation: trashMessage, input: { id }, sending: byOwner },
  { name: 'deleteMessage', operation: deleteMessage, input: { id }, sending: byOwner },
  { name: 'saveDraft', operation: saveDraft, input: { body: { ...draft, version: 0 } }, sending: byOwner },
  { name: 'listDrafts', operation: listDrafts, input: {}, sending: byOwner },
  { name: 'discardDraft', operation: discardDraft, input: { id: draft.id }, sending: byOwner },
];
