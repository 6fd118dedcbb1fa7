import { authors } from '#functions/authors/author.store.ts';
import { endOfSessions } from '#functions/platform/caller.ts';
import { userPool } from '#functions/platform/identity.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { isGuessable } from './password.ts';
import { tokens } from './token.store.ts';
import { turnOffTwoFactor } from './turnOffTwoFactor.ts';

/**
 * Sets a password by an emailed link, including the first password of a user who signed up with an identity provider. Ends
 * all sessions. The link proves ownership of the address: a second factor that was set up before the address was proved may
 * belong to a stranger, and is turned off.
 */
export const resetPassword = operation(auth.resetPassword, {
  uses: [
    userPool(
      'AdminCreateUser',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
      'AdminSetUserMFAPreference',
    ),
  ],
  async run({ resetToken, body: { password } }, deps) {
    const { table, now, newId, identity } = deps;
    const token = await tokens.find(table, resetToken, 'reset', now());
    const person = token && (await table.get(authors.key(token.UserID)));
    if (!token || person?.status !== 'active') return refuse('RESET_LINK_INVALID');
    if (person.sessionsValidFrom && token.createdAt <= person.sessionsValidFrom)
      return refuse('RESET_LINK_INVALID'); // The password has been changed since.
    if (person.emailProvedAt && token.createdAt < person.emailProvedAt) return refuse('RESET_LINK_INVALID'); // The link went to an address that may have been another one.
    if (isGuessable(password, person)) return refuse('PASSWORD_TOO_COMMON');

    const { UserID, email, emailProvedAt, twoFactorSince } = person;
    if (!emailProvedAt && twoFactorSince) await turnOffTwoFactor(deps, UserID);
    const refused = await table.transact(
      tokens.use(resetToken),
      Step.update(authors.key(UserID), {
        hasPassword: true,
        emailProvedAt: emailProvedAt ?? now(),
        ...endOfSessions(now()),
      })
        .when('status', '=', 'active')
        .otherwise('RESET_LINK_INVALID'),
      outbox.publish({ now, newId }, accountEvents.passwordChanged, { UserID }),
    );
    if (refused) return refused;

    try {
      await identity.setPassword(UserID, password, email);
      await identity.confirmEmail(UserID);
      await identity.signOutEverywhere(UserID);
      await table.write(Step.update(authors.key(UserID), endOfSessions(now()))); // sessions that began in the meantime
    } catch (error) {
      await table.write(tokens.giveBack(resetToken, { ...token, createdAt: later(now()) }));
      throw error;
    }
    return { email };
  },
});

/** An instant after the end of the sessions, so that the restored token is valid. */
const later = (at: string): string => new Date(Date.parse(at) + 1).toISOString();
