import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import type { Contact } from '#shared/entities/contact.ts';
import { listNames, queryContacts } from './contactPage.ts';
import { toContact } from './toContact.ts';

/** Lists a person's contacts for themselves and for administrators, who do not see the person's private notes. */
export const listAuthorContacts = operation(contracts.listAuthorContacts, {
  load: async ({ UserID, query: { status, ...query } }, { table }) => {
    const page = await queryContacts(table, UserID, { list: listNames[status], ...query });
    return isRefusal(page) ? page : { page, author: authors.key(UserID) };
  },
  run({ UserID, caller, loaded: { page, author } }) {
    const isOwn = UserID === caller.UserID;
    if (!isOwn && !caller.isAdmin) return refuse('FORBIDDEN');
    if (!author) return refuse('AUTHOR_NOT_FOUND');

    const contacts = page.items.flatMap(relationship => toContact(relationship, UserID) ?? []);
    return { ...page, items: isOwn ? contacts : contacts.map(withoutNote) };
  },
});

function withoutNote(contact: Contact): Contact {
  const { note: _, ...visible } = contact;
  return visible;
}
