import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { contacts as contracts } from '#shared/contracts/contacts.ts';
import type { StoredRelationship } from './relationship.store.ts';
import { toContact } from './toContact.ts';

/** Lists the caller's contacts by name. Cost: 3 DynamoDB requests. */
export const listContacts = ({
  caller,
  loaded: [page],
}: Input<typeof contracts.listContacts, [Page<StoredRelationship>]>) => ({
  ...page,
  items: page.items.flatMap(relationship => toContact(relationship, caller.UserID) ?? []),
});
