import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';

const Holder = z.object({
  /** Absent: the name is only reserved. */
  UserID: z.optional(UserID),
  /** Reserved until then. */
  heldUntil: z.optional(Instant),
});
type Holder = z.infer<typeof Holder>;

/** Usernames in their comparable form, with their holders. */
export const usernames = entity({
  name: 'username',
  schema: Holder,
  key: (username: string) => ({ pk: `username#${comparable(username)}`, sk: 'username' }),
  ttl: ({ heldUntil }) => (heldUntil === undefined ? undefined : Math.ceil(Date.parse(heldUntil) / 1000)),
});

/** Email addresses with the UserID of their owner. */
export const emails = entity({
  name: 'email',
  schema: z.object({ UserID }),
  key: (email: string) => ({ pk: `email#${email.toLowerCase()}`, sk: 'email' }),
});

/** The form in which usernames are compared: without case and Unicode variants. */
export const comparable = (username: string): string => username.normalize('NFKC').toLowerCase();

/** Whether a name can be taken, given its holder as read. */
export const isAvailable = (holder: Holder | undefined, at: string): boolean =>
  !holder || (holder.heldUntil !== undefined && holder.heldUntil <= at);

/** Steps on names; `holder` is the available name as it was read. */
export const nameSteps = {
  /** Assigns an available name to a user. */
  take: (username: string, id: UserID, holder: Holder | undefined) =>
    claim(username, { UserID: id }, holder).otherwise('USERNAME_TAKEN'),

  /** Reserves an available name, so that its absence does not reveal whether an account was created. */
  hold: (username: string, heldUntil: string, holder: Holder | undefined) =>
    claim(username, { heldUntil }, holder).otherwise('USERNAME_TAKEN'),

  release: (username: string, id: UserID) => Step.remove(usernames.key(username)).when('UserID', '=', id),

  takeEmail: (email: string, id: UserID) => Step.create(emails.key(email), { UserID: id }),

  releaseEmail: (email: string, id: UserID) => Step.remove(emails.key(email)).when('UserID', '=', id),
};

function claim(username: string, wanted: Holder, holder: Holder | undefined) {
  const place = usernames.key(username);
  return holder?.heldUntil === undefined
    ? Step.create(place, wanted)
    : Step.put(place, wanted).when('heldUntil', '=', holder.heldUntil);
}
