import { authors } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { enforceRateLimit } from '#functions/platform/rateLimit.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { accountEvents } from './account.events.ts';
import { isGuessable } from './password.ts';
import { sessionOf } from './session.ts';

interface Change {
  caller: Caller;
  currentPassword: string;
  password: string;
}

const pace = { count: 5, minutes: 15 };

/** Another password for who knows the present one. Every session ends, and a new one begins. */
export async function changePassword(
  deps: Deps & { identity: Identity },
  { caller, currentPassword, password }: Change,
) {
  const { table, identity } = deps;
  const { UserID, email } = caller;
  const tooMany = await enforceRateLimit(deps, 'changePassword', UserID, pace);
  if (tooMany) return tooMany;
  if (isGuessable(password, caller)) return refuse('PASSWORD_TOO_COMMON');
  if (isRefusal(await identity.signIn(UserID, currentPassword))) return refuse('WRONG_PASSWORD');

  await identity.setPassword(UserID, password, email);
  await identity.signOutEverywhere(UserID);
  const tokens = await identity.signIn(UserID, password);
  if (isRefusal(tokens)) return refuse('CONCURRENT_UPDATE');

  // the pool's clock says when the new session began; ours may be a little ahead of it
  const sessionsValidFrom = new Date(tokens.claims.since * 1000).toISOString();
  const refused = await table.transact(
    Step.update(authors.key(UserID), { sessionsValidFrom }),
    outbox.publish(deps, accountEvents.passwordChanged, { UserID }),
  );
  return refused ?? sessionOf(UserID, tokens);
}
