import { personCounts } from '#functions/authors/personCounts.store.ts';
import {
  contactsOf,
  relationships,
  type StoredRelationship,
} from '#functions/contacts/relationship.store.ts';
import { toBlockedContact, toContact } from '#functions/contacts/toContact.ts';
import { drafts, draftsOf, type StoredDraft } from '#functions/messages/draft.store.ts';
import { mailboxOf, messageBodies, messages, type StoredMessage } from '#functions/messages/message.store.ts';
import { correspondents, personAmong } from '#functions/messages/toMessage.ts';
import {
  notifications,
  notificationsOf,
  type StoredNotification,
  withReadState,
} from '#functions/notifications/notification.store.ts';
import { loadPlan } from '#functions/platform/load.ts';
import type { UserID } from '#shared/ids.ts';
import { type Context, fields, list, type Section } from './section.ts';

const messageOf = fields<StoredMessage>()(
  'id',
  'type',
  'origin',
  'subject',
  'notice',
  'attachments',
  'replyTo',
  'threadId',
  'sentAt',
  'read',
  'readAt',
);

const draftOf = fields<StoredDraft>()(
  'id',
  'recipientId',
  'subject',
  'body',
  'replyTo',
  'team',
  'attachments',
  'updatedAt',
);

const notificationOf = fields<StoredNotification>()(
  'NotificationID',
  'kind',
  'values',
  'link',
  'about',
  'ofProject',
  'digest',
  'createdAt',
  'read',
);

/** Messages with their texts and the usernames of both sides. */
async function showMessages(found: StoredMessage[], { table }: Context): Promise<object[]> {
  const [bodies, people] = await loadPlan(table, [
    found.map(({ id }) => messageBodies.key(id)),
    correspondents(found),
  ] as const);
  const person = (id: UserID) => ({ UserID: id, username: personAmong(people, id).username });

  return found.map((copy, index) => ({
    ...messageOf(copy),
    sender: person(copy.senderId),
    recipient: person(copy.recipientId),
    body: bodies[index]?.body ?? '',
  }));
}

async function showNotifications(found: StoredNotification[], { table, caller }: Context): Promise<object[]> {
  const counts = await table.get(personCounts.key(caller.UserID));
  return found.map(one => notificationOf(withReadState(one, counts)));
}

/** A relationship as the caller sees it, with their own note; nothing if it is in none of their lists. */
function showRelationship(relationship: StoredRelationship, viewer: UserID): object[] {
  const seen = toContact(relationship, viewer) ?? toBlockedContact(relationship, viewer);
  if (!seen) return [];
  const { ContactID: _, ContactedUserID: __, user, ...rest } = seen;
  return [{ person: user, ...rest }];
}

const contactsIn = (index: 'gsi1' | 'gsi2'): Section => ({
  name: 'contacts',
  read: list(
    relationships,
    id => ({ index, pk: contactsOf(id) }),
    (found, { caller }) => found.flatMap(one => showRelationship(one, caller.UserID)),
  ),
});

/** Messages, contacts and notifications. */
export const correspondenceSections: readonly Section[] = [
  { name: 'messages', read: list(messages, mailboxOf, showMessages) },
  { name: 'messageDrafts', read: list(drafts, draftsOf, found => found.map(draftOf)) },
  contactsIn('gsi1'),
  contactsIn('gsi2'),
  { name: 'notifications', read: list(notifications, notificationsOf, showNotifications) },
];
