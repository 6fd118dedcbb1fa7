import { tokens } from '#functions/auth/token.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import type { Reaction } from '#functions/jobs/reaction.ts';
import { callers } from '#functions/platform/caller.ts';
import { newSecret } from '#functions/platform/secrets.ts';
import { formatDay } from '#shared/locales.ts';
import { tell, writeTo } from './tell.ts';

/** The link by which an address is confirmed. Its secret is made here and stored as a hash before it goes out. */
export const mailConfirmation: Reaction<'confirmationRequested'> = async ({ payload }, outside) => {
  const { table, now } = outside;
  const person = await table.get(authors.key(payload.UserID));
  if (person?.status !== 'unconfirmed') return [];

  const { UserID, signUpId, username } = person;
  const secret = newSecret();
  await table.write(tokens.create(secret, { kind: 'confirmation', UserID, signUpId }, now()));
  await writeTo(outside, person, {
    kind: 'confirmation',
    values: () => ({ username }),
    path: `/confirm-email?token=${secret}`,
  });
  return [];
};

/** Somebody signed up with an address that has an account. */
export const mailKnownAddress: Reaction<'knownAddressSignedUp'> = async ({ payload }, outside) =>
  await tell(outside, await outside.table.get(callers.key(payload.UserID)), {
    letter: { kind: 'knownAddress', path: '/signin' },
  });

/** The link by which a new password is chosen. */
export const mailReset: Reaction<'passwordResetRequested'> = async ({ payload }, outside) => {
  const { table, now } = outside;
  const person = await table.get(callers.key(payload.UserID));
  if (person?.status !== 'active') return [];

  const secret = newSecret();
  await table.write(tokens.create(secret, { kind: 'reset', UserID: person.UserID }, now()));
  await writeTo(outside, person, { kind: 'reset', path: `/reset?t=${secret}` });
  return [];
};

/** A password was changed; who did not do that learns it. */
export const mailPasswordChanged: Reaction<'passwordChanged'> = async ({ payload }, outside) =>
  await tell(outside, await outside.table.get(callers.key(payload.UserID)), {
    letter: {
      kind: 'passwordChanged',
      values: language => ({ date: formatDay(language, outside.now()) }),
      path: '/forgot-password',
    },
  });
