import type { PersonCounts } from '#functions/authors/personCounts.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { contacts as contracts } from '#shared/contracts/contacts.ts';
import type { StoredRelationship } from './relationship.store.ts';
import { toContact } from './toContact.ts';

/** Lists the contact requests that the caller received or sent, newest first. Cost: 3 DynamoDB requests. */
export const listPendingContactRequests = ({
  caller,
  loaded: [page, counts],
}: Input<
  typeof contracts.listPendingContactRequests,
  [Page<StoredRelationship>, PersonCounts | undefined]
>) => ({
  ...page,
  items: page.items.flatMap(relationship => toContact(relationship, caller.UserID) ?? []),
  received: counts?.contactRequests ?? 0,
  sent: counts?.sentContactRequests ?? 0,
});
