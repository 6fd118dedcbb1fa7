import type { Contact, ContactPerson } from '#shared/entities/contact.ts';
import { type ContactState, stateOf } from '#web/domain/contact/contactState.ts';

/** A person in a list of contacts. */
export interface ListedPerson {
  user: ContactPerson;
  state: ContactState;
  at: string | undefined;
  note?: string | undefined;
}

export const toListed = ({ user, status, direction, since, note }: Contact): ListedPerson => ({
  user,
  state: stateOf({ status, direction, blocked: false }),
  at: since,
  note,
});
