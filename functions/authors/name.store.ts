import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { UserID } from '#shared/ids.ts';

/** Usernames in their comparable form, with their holders. */
export const usernames = entity({
  name: 'username',
  schema: z.object({ UserID }),
  key: (username: string) => ({ pk: `username#${comparable(username)}`, sk: 'username' }),
});

/** Email addresses with the UserID of their owner. */
export const emails = entity({
  name: 'email',
  schema: z.object({ UserID }),
  key: (email: string) => ({ pk: `email#${email.toLowerCase()}`, sk: 'email' }),
});

/** The form in which usernames are compared: without case and Unicode variants. */
export const comparable = (username: string): string => username.normalize('NFKC').toLowerCase();

/** Steps on names. */
export const nameSteps = {
  /** Assigns an unused name to a user. */
  take: (username: string, id: UserID) =>
    Step.create(usernames.key(username), { UserID: id }).otherwise('USERNAME_TAKEN'),

  /** Passes a name on to another sign-up of the same browser. */
  passOn: (username: string, from: UserID, to: UserID) =>
    Step.put(usernames.key(username), { UserID: to }).when('UserID', '=', from),

  release: (username: string, id: UserID) => Step.remove(usernames.key(username)).when('UserID', '=', id),

  takeEmail: (email: string, id: UserID) => Step.create(emails.key(email), { UserID: id }),

  passOnEmail: (email: string, from: UserID, to: UserID) =>
    Step.put(emails.key(email), { UserID: to }).when('UserID', '=', from),

  releaseEmail: (email: string, id: UserID) => Step.remove(emails.key(email)).when('UserID', '=', id),
};
