import { knowsPassword } from '#functions/auth/knowsPassword.ts';
import { noRefreshCookie } from '#functions/auth/session.ts';
import { affiliateSteps } from '#functions/authors/affiliateCode.store.ts';
import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { nameSteps } from '#functions/authors/name.store.ts';
import { personEvents } from '#functions/authors/person.events.ts';
import { openOrderKeys } from '#functions/money/orders/openOrder.store.ts';
import { ownPayouts, payoutEntries } from '#functions/money/payouts/payout.store.ts';
import { displayNameOf } from '#functions/notifications/displayNameOf.ts';
import { answer } from '#functions/platform/answer.ts';
import { identities } from '#functions/platform/caller.ts';
import { userPool } from '#functions/platform/identity.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { errorFields } from '#functions/platform/log.ts';
import { networkOf } from '#functions/platform/networkOf.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { deletion } from '#shared/contracts/deletion.ts';
import { findDeletion, toAccount } from './findDeletion.ts';
import { poolRemovalSteps } from './poolRemoval.store.ts';
import { removePoolUsers } from './removePoolUsers.ts';
import { tombstoneOf } from './tombstoneOf.ts';

/** Attempts: each may guess the password. */
const attempts = limit('deleteAccount', 10, { minutes: 15 });
/** Of a network: the CDN is told to forget each person. */
const ofNetwork = limit('deletedAccounts', 10, 'day');

/**
 * Deletes the caller's account if nothing is left to settle: the record becomes that of a former member, name and
 * address become free, and the users of the pool go. The event's handlers delete the rest. Refused with
 * CONCURRENT_UPDATE, and tried again, if the person submits a project or starts a payment in another tab meanwhile.
 */
export const deleteAccount = operation(deletion.deleteAccount, {
  uses: [userPool('AdminInitiateAuth', 'AdminDeleteUser')],
  load: ({ callerId }) => ({ user: authors.key(callerId), counted: projectCount.key(callerId) }),
  maxAttempts: 3,
  async run({ caller, body: { password }, request, loaded: { user, counted } }, deps) {
    const { table, now } = deps;
    const { UserID } = caller;
    const tooMany = await enforceLimit(deps, attempts, UserID);
    if (tooMany) return tooMany;
    if (!user) return refuse('CONCURRENT_UPDATE');
    if (user.hasPassword && !(password && (await knowsPassword(deps, UserID, password))))
      return refuse('WRONG_PASSWORD');

    const { obstacles } = await findDeletion(table, toAccount(caller));
    if (obstacles.length > 0) return refuse('ACCOUNT_NOT_DELETABLE');
    const tooManyPeople = await enforceLimit(deps, ofNetwork, networkOf(request.sourceIp));
    if (tooManyPeople) return tooManyPeople;

    const payout = await table.query(payoutEntries, { pk: ownPayouts(UserID), limit: 1 });
    const tombstone = tombstoneOf(user, now(), { isPayee: payout.items.length > 0 });

    const removal = { UserID, usernames: [UserID, ...(user.providerUsernames ?? [])] };
    const refused = await table.transact(
      Step.put(authors.key(UserID), tombstone)
        .when('status', '=', 'active')
        .when('username', '=', user.username)
        .when('email', '=', user.email),
      nameSteps.release(user.username, UserID),
      nameSteps.releaseEmail(user.email, UserID),
      affiliateSteps.release(user),
      projectCount.noneOpen(UserID, counted),
      ...openOrderKeys(UserID).map(key => Step.absent(key)),
      ...(user.providerUsernames ?? []).map(username =>
        Step.remove(identities.key(username)).when('UserID', '=', UserID),
      ),
      poolRemovalSteps.begin(removal),
      outbox.publish(deps, personEvents.personDeleted, farewellTo(user), `person-deleted-${UserID}`),
    );
    if (refused) return refused;

    try {
      await removePoolUsers(deps, removal);
    } catch (error) {
      deps.log.error('pool_user.removal_failed', { UserID, ...errorFields(error) }); // the hourly job finishes it
    }
    return answer(undefined, { cookies: [noRefreshCookie] });
  },
});

/** Data that handlers of the deletion need and that the record no longer contains. */
const farewellTo = (user: StoredUser) => ({
  UserID: user.UserID,
  email: user.email,
  name: displayNameOf(user),
  language: user.language,
  ...(user.avatar.kind === 'picture' && { picture: user.avatar.url }),
});
