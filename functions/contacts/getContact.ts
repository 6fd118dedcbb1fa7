import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { contacts as contracts } from '#shared/contracts/contacts.ts';
import { isWritingAllowed } from './isWritingAllowed.ts';
import type { relationships } from './relationship.store.ts';
import { toContactState } from './toContact.ts';

/** Returns what a person is to the caller. Cost: 1 DynamoDB request. */
export const getContact = ({
  ContactedUserID,
  caller,
  loaded: [relationship, other],
}: Input<typeof contracts.getContact, [typeof relationships, typeof authors]>) =>
  other
    ? {
        ...toContactState(relationship, caller.UserID, ContactedUserID),
        canWrite:
          ContactedUserID !== caller.UserID && isWritingAllowed(relationship, caller, ContactedUserID),
      }
    : refuse('AUTHOR_NOT_FOUND');
