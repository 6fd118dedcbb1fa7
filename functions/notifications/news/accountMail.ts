import { tokens } from '#functions/auth/token.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import type { DomainEventHandler } from '#functions/jobs/domainEventHandler.ts';
import { callers } from '#functions/platform/caller.ts';
import { newSecret } from '#functions/platform/secrets.ts';
import { formatDay } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import { tell, writeTo } from './tell.ts';

/** The link by which an address is confirmed. Its secret is made here and stored as a hash before it goes out. */
export const mailConfirmation: DomainEventHandler<'confirmationRequested'> = async ({ payload }, deps) => {
  const { table, now } = deps;
  const person = await table.get(authors.key(payload.UserID));
  if (person?.status !== 'unconfirmed') return [];

  const { UserID, signUpId, username } = person;
  const secret = newSecret();
  await table.write(tokens.create(secret, { kind: 'confirmation', UserID, signUpId }, now()));
  await writeTo(deps, person, {
    kind: 'confirmation',
    values: () => ({ username }),
    path: links['confirm-email']({ query: { token: secret } }),
  });
  return [];
};

/** Somebody signed up with an address that has an account. */
export const mailKnownAddress: DomainEventHandler<'existingAccountSignUp'> = async ({ payload }, deps) =>
  await tell(deps, await deps.table.get(callers.key(payload.UserID)), {
    letter: { kind: 'knownAddress', path: links.signin() },
  });

/** The link by which a new password is chosen. */
export const mailReset: DomainEventHandler<'passwordResetRequested'> = async ({ payload }, deps) => {
  const { table, now } = deps;
  const person = await table.get(callers.key(payload.UserID));
  if (person?.status !== 'active') return [];

  const secret = newSecret();
  await table.write(tokens.create(secret, { kind: 'reset', UserID: person.UserID }, now()));
  await writeTo(deps, person, { kind: 'reset', path: links.reset({ query: { t: secret } }) });
  return [];
};

/** A password was changed; who did not do that learns it. */
export const mailPasswordChanged: DomainEventHandler<'passwordChanged'> = async ({ payload }, deps) =>
  await tell(deps, await deps.table.get(callers.key(payload.UserID)), {
    letter: {
      kind: 'passwordChanged',
      values: language => ({ date: formatDay(language, deps.now()) }),
      path: links['forgot-password'](),
    },
  });
