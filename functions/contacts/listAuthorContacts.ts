import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Page } from '#functions/platform/table.ts';
import type { contacts as contracts } from '#shared/contracts/contacts.ts';
import type { Contact } from '#shared/entities/contact.ts';
import type { StoredRelationship } from './relationship.store.ts';
import { toContact } from './toContact.ts';

/** Lists a person's contacts for themselves and for administrators, who do not see the person's private notes. */
export function listAuthorContacts({
  UserID,
  caller,
  loaded: [page, author],
}: Input<typeof contracts.listAuthorContacts, [Page<StoredRelationship>, typeof authors]>) {
  const isOwn = UserID === caller.UserID;
  if (!isOwn && !caller.isAdmin) return refuse('FORBIDDEN');
  if (!author) return refuse('AUTHOR_NOT_FOUND');

  const contacts = page.items.flatMap(relationship => toContact(relationship, UserID) ?? []);
  return { ...page, items: isOwn ? contacts : contacts.map(withoutNote) };
}

function withoutNote(contact: Contact): Contact {
  const { note: _, ...visible } = contact;
  return visible;
}
