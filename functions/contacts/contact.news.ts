import { askingWhile } from '#functions/notifications/asking.ts';
import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { links } from '#shared/paths.ts';
import { contactEvents } from './contact.events.ts';
import { type ContactList, listOf, relationships } from './relationship.store.ts';

interface ContactNews {
  kind: 'contactRequested' | 'contactAccepted';
  /** Path on which the recipient finds the other person if nothing has changed since. */
  list: ContactList;
  path: string;
}

/** Notifies the other person, by email and in the app, unless the request has been withdrawn or blocked. */
async function notifyOfContact(
  deps: JobDeps,
  { UserID, ContactedUserID }: Payload<typeof contactEvents.contactRequested>,
  { kind, list, path }: ContactNews,
) {
  const [relationship, actor, recipient] = await deps.table.batchGet(
    relationships.key(UserID, ContactedUserID),
    callers.key(UserID),
    callers.key(ContactedUserID),
  );
  if (!relationship || listOf(relationship, ContactedUserID) !== list) return [];

  return await notify(deps, recipient, {
    email: { template: kind, path },
    notification: { kind, values: {}, link: path },
    names: { person: actor },
    ...(kind === 'contactRequested' && {
      asks: askingWhile(relationships.key(UserID, ContactedUserID), 'contact.status', ['PENDING']),
    }),
  });
}

export const contactNews = [
  handlersOf(contactEvents.contactRequested, {
    tellContactRequested: ({ payload }, deps) =>
      notifyOfContact(deps, payload, {
        kind: 'contactRequested',
        list: 'received',
        path: links.contacts({ query: { tab: 'received' } }),
      }),
  }),
  handlersOf(contactEvents.contactAccepted, {
    tellContactAccepted: ({ payload }, deps) =>
      notifyOfContact(deps, payload, {
        kind: 'contactAccepted',
        list: 'accepted',
        path: links.author({ UserID: payload.UserID }),
      }),
  }),
];
