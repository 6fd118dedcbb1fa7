import { sessionsOf, signedInSessions } from '#functions/auth/session.store.ts';
import { twoFactor } from '#functions/auth/twoFactor.store.ts';
import {
  allFollowsOf,
  followersOf,
  followSteps,
  follows,
  isFollowing,
} from '#functions/authors/follow.store.ts';
import { pageConfigs, pageConfigsOf } from '#functions/authors/pageConfig.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { saveContact } from '#functions/contacts/contactSteps.ts';
import { contactsOf, relationships } from '#functions/contacts/relationship.store.ts';
import { countFollower } from '#functions/follows/countFollower.ts';
import {
  ideas,
  prospectSuggestions,
  suggestionsOf,
  taskSuggestions,
} from '#functions/generated/suggestion.store.ts';
import { conversations, conversationsOf } from '#functions/messages/conversation.store.ts';
import { allDraftsOf, drafts } from '#functions/messages/draft.store.ts';
import { mailboxOf, messages } from '#functions/messages/message.store.ts';
import { requestsFrom, supportRequests } from '#functions/messages/supportRequest.store.ts';
import { waitingPayeeSteps } from '#functions/money/payouts/waitingPayee.store.ts';
import { notifications, notificationsOf } from '#functions/notifications/notification.store.ts';
import { savedSearches } from '#functions/notifications/searches/savedSearches.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { answerTimes } from '#functions/projects/answerTimes.store.ts';
import { proposalDrafts, proposalDraftsOf } from '#functions/projects/drafts/proposalDraft.store.ts';
import { forgetTranslations } from '#functions/projects/keptTranslation.store.ts';
import { forgetLatestTeam } from '#functions/projects/latestTeam.store.ts';
import type { UserID } from '#shared/ids.ts';
import { repeatedly } from './repeatedly.ts';

/**
 * Deletes the items that only a deleted person could see: their copies of messages, drafts, notifications, generated
 * suggestions, settings, sessions, what they follow, who follows them, and translations of their profile. Support no longer finds their messages. Items that expire soon (digests, submission keys) are
 * left to expire. Idempotent.
 */
export async function eraseBelongings(table: Table, id: UserID): Promise<void> {
  await removeAll(table, messages, mailboxOf(id), one => messages.key(id, one.id));
  await removeAll(table, conversations, conversationsOf(id), one => conversations.key(id, one.threadId));
  for await (const one of table.each(supportRequests, requestsFrom(id)))
    await table.write(Step.remove(supportRequests.key(one.id)));
  await removeAll(table, drafts, allDraftsOf(id), one => drafts.key(id, one.id));
  await removeAll(table, proposalDrafts, proposalDraftsOf(id), one =>
    proposalDrafts.key(id, one.ProposalDraftID),
  );
  await removeAll(table, notifications, notificationsOf(id), one =>
    notifications.key(id, one.NotificationID),
  );
  await removeAll(table, ideas, suggestionsOf('ideas', id), one => ideas.key(id, one.SuggestionID));
  await removeAll(table, prospectSuggestions, suggestionsOf('prospects', id), one =>
    prospectSuggestions.key(id, one.SuggestionID),
  );
  await removeAll(table, taskSuggestions, suggestionsOf('tasks', id), one =>
    taskSuggestions.key(id, one.SuggestionID),
  );
  await removeAll(table, pageConfigs, pageConfigsOf(id), one => pageConfigs.key(id, one.pageName));
  await removeAll(table, signedInSessions, sessionsOf(id), one => signedInSessions.key(id, one.since));
  await forgetTranslations(table, { kind: 'author', UserID: id });
  await eraseFollows(table, id);
  const followed = { kind: 'person', id } as const;
  await removeAll(table, follows, followersOf(followed), one => follows.key(followed, one.UserID));
  await table.transact(
    Step.remove(answerTimes.key(id)),
    twoFactor.forgetRecoveryCode(id),
    waitingPayeeSteps.remove(id),
    personCounts.forgetOthers(id),
    forgetLatestTeam(id),
    Step.remove(savedSearches.key(id)),
  );
}

/** Removes a deleted person from the contacts of everyone else, with requests, blocks and notes. Safe to repeat. */
export async function eraseRelationships(deps: Pick<Deps, 'table' | 'newId'>, id: UserID): Promise<void> {
  const { table } = deps;
  for (const index of ['gsi1', 'gsi2'] as const)
    for await (const { low, high } of table.each(relationships, { index, pk: contactsOf(id) }))
      await repeatedly(async () => {
        const relationship = await table.get(relationships.key(low.UserID, high.UserID));
        return relationship && (await table.transact(...saveContact(deps, relationship, undefined)));
      });
}

/** Removes what a person follows, and has stopped following, and counts them no more. */
async function eraseFollows(table: Table, id: UserID): Promise<void> {
  for await (const follow of table.each(follows, allFollowsOf(id))) {
    const counted = countFollower(follow, id, -1);
    // The project or person may have been deleted, with their followers.
    const isCounted =
      isFollowing(follow) && !isRefusal(await table.transact(followSteps.remove(follow), counted));
    if (!isCounted) await table.write(Step.remove(follows.key(follow, id)));
  }
}
