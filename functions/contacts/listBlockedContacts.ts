import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { contacts as contracts } from '#shared/contracts/contacts.ts';
import type { StoredRelationship } from './relationship.store.ts';
import { toBlockedContact } from './toContact.ts';

/** Lists the people whom the caller has blocked, by name. Cost: 3 DynamoDB requests. */
export const listBlockedContacts = ({
  caller,
  loaded: [page],
}: Input<typeof contracts.listBlockedContacts, [Page<StoredRelationship>]>) => ({
  ...page,
  items: page.items.flatMap(relationship => toBlockedContact(relationship, caller.UserID) ?? []),
});
