import { type ListedMessage, Message } from '#shared/entities/message.ts';
import type { Answers } from './fakeApi.ts';
import { aMe, aProject } from './samples.ts';

/** A message from the owner of the sample project. */
export const aMessage = (fields: Partial<Message> = {}): Message => {
  const id = fields.id ?? '0192f1a0-0000-7000-8000-000000000001';
  const body = fields.body ?? 'See you at the pier.';
  return Message.parse({
    id,
    threadId: id,
    type: 'inbox',
    origin: 'inbox',
    subject: 'Un|Tide',
    preview: body,
    body,
    sender: aProject().owner,
    recipient: aMe,
    sentAt: '2026-11-20T10:00:00.000Z',
    read: true,
    ...fields,
  });
};

/** A message as a list has it. */
export function listed(message: Message, messages = 1, answered = false): ListedMessage {
  const { body: _, request: __, ...summary } = message;
  return { ...summary, messages, answered };
}

/** A mailbox with one conversation, oldest message first; its folder lists the newest. */
export const aMailbox = (...conversation: [Message, ...Message[]]): Answers => ({
  listMessages: () => ({
    items: [listed(conversation.at(-1) ?? conversation[0], conversation.length)],
    unread: 0,
  }),
  listDrafts: () => ({ items: [] }),
  getMessage: ({ params }) => ({
    ...(conversation.find(({ id }) => id === params['id']) ?? conversation[0]),
    conversation,
  }),
});
