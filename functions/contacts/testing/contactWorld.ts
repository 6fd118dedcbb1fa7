import { personCounts } from '#functions/authors/personCounts.store.ts';
import { createWorld } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { acceptContactRequest } from '../acceptContactRequest.ts';
import { addContact } from '../addContact.ts';
import { blockContact } from '../blockContact.ts';
import { getContact } from '../getContact.ts';
import { removeContact } from '../removeContact.ts';
import { removeContactRequest } from '../removeContactRequest.ts';
import { unblockContact } from '../unblockContact.ts';
import { updateContact } from '../updateContact.ts';

/** A world with the calls of contacts; the first argument is who calls, the second the other person. */
export async function createContactWorld() {
  const world = await createWorld();
  const { call } = world;

  const stateOf = async (as: UserID, ContactedUserID: UserID) => {
    const { data } = await call(getContact, { ContactedUserID }, { as });
    return data && (data.blocked ? 'blocked' : (data.direction ?? data.status));
  };

  return {
    ...world,
    add: (as: UserID, ContactedUserID: UserID) => call(addContact, { body: { ContactedUserID } }, { as }),
    accept: (as: UserID, ContactID: UserID) => call(acceptContactRequest, { ContactID }, { as }),
    removeRequest: (as: UserID, ContactID: UserID) => call(removeContactRequest, { ContactID }, { as }),
    remove: (as: UserID, ContactID: UserID) => call(removeContact, { ContactID }, { as }),
    block: (as: UserID, ContactedUserID: UserID) => call(blockContact, { ContactedUserID }, { as }),
    unblock: (as: UserID, ContactedUserID: UserID) => call(unblockContact, { ContactedUserID }, { as }),
    note: (as: UserID, ContactedUserID: UserID, note: string | null) =>
      call(updateContact, { ContactedUserID, body: { note } }, { as }),

    /** The relationship of the second person to the first, and of the first to the second. */
    states: (one: UserID, other: UserID) => Promise.all([stateOf(one, other), stateOf(other, one)]),

    /** Numbers of contacts, received and sent requests. */
    async contactCounts(id: UserID): Promise<number[]> {
      const counts = await world.table.get(personCounts.key(id));
      return [counts?.contacts ?? 0, counts?.contactRequests ?? 0, counts?.sentContactRequests ?? 0];
    },
  };
}

export type ContactWorld = Awaited<ReturnType<typeof createContactWorld>>;
