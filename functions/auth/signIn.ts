import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { errorFields } from '#functions/platform/log.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { auth } from '#shared/contracts/auth.ts';
import type { UserID } from '#shared/ids.ts';
import { findByEmail } from './findByEmail.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';
import { sessionOf } from './session.ts';

/** Starts a session. The status of the account is revealed only to a user who knows the password. */
export async function signIn(
  { body: { email, password }, request: { sourceIp } }: Input<typeof auth.signIn>,
  deps: Deps & { identity: Identity },
) {
  const { table, identity } = deps;
  const tooMany = await limitAuthAttempts(deps, 'signIn', { email, sourceIp });
  if (tooMany) return tooMany;

  const person = await findByEmail(table, email);
  const tokens = await identity.signIn(person?.UserID, password);

  if (isRefusal(tokens)) return tokens;
  if (!person) return refuse('INVALID_CREDENTIALS');
  if (person.status === 'unconfirmed') return refuse('EMAIL_NOT_CONFIRMED');
  if (person.status !== 'active') return refuse('ACCOUNT_SUSPENDED');

  await recordSignIn(deps, person.UserID);
  return sessionOf(person.UserID, tokens);
}

/** Records the time of a sign-in. Failures are logged and do not prevent the sign-in. */
export async function recordSignIn({ table, now, log }: Deps, id: UserID): Promise<void> {
  try {
    await table.write(Step.update(authors.key(id), { lastLogin: now() }));
  } catch (error) {
    log.error('lastLogin not noted', errorFields(error));
  }
}
