import { authors } from '#functions/authors/author.store.ts';
import { follows, isFollowing } from '#functions/authors/follow.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { isWritingAllowed } from './isWritingAllowed.ts';
import { relationships } from './relationship.store.ts';
import { toContactState } from './toContact.ts';

/** Returns what a person is to the caller. Cost: 1 DynamoDB request. */
export const getContact = operation(contracts.getContact, {
  load: ({ ContactedUserID, callerId }) => ({
    relationship: relationships.key(callerId, ContactedUserID),
    other: authors.key(ContactedUserID),
    follow: follows.key({ kind: 'person', id: ContactedUserID }, callerId),
  }),
  run: ({ ContactedUserID, caller, loaded: { relationship, other, follow } }) =>
    other
      ? {
          ...toContactState(relationship, caller.UserID, ContactedUserID),
          canWrite:
            ContactedUserID !== caller.UserID && isWritingAllowed(relationship, caller, ContactedUserID),
          following: isFollowing(follow),
        }
      : refuse('AUTHOR_NOT_FOUND'),
});
