import { adoptions } from '#functions/adoption/adoption.store.ts';
import { closeAdoption } from '#functions/adoption/closeAdoption.ts';
import { endCandidacyOfFormerMember } from '#functions/adoption/endCandidacy.ts';
import { countContribution } from '#functions/analytics/countContribution.ts';
import { removeVisitsOfProject } from '#functions/analytics/removeVisitsOfProject.ts';
import { authors } from '#functions/authors/author.store.ts';
import { awards } from '#functions/authors/award.store.ts';
import { syncAdministrators } from '#functions/authors/syncAdministrators.ts';
import { syncPersonSearch } from '#functions/authors/syncPersonSearch.ts';
import { syncProtectedNames } from '#functions/authors/syncProtectedNames.ts';
import { syncUsernameReading } from '#functions/authors/syncUsernameReading.ts';
import { weeklyTaskAwards } from '#functions/authors/taskAward.store.ts';
import { removeCommentsOfProject } from '#functions/comments/removeCommentsOfProject.ts';
import { relationships } from '#functions/contacts/relationship.store.ts';
import { startContactPersonSync } from '#functions/contacts/syncContactPerson.ts';
import { addToMonthTotals } from '#functions/finance/addToMonthTotals.ts';
import { followAsApplicant, followAsMember, followAsSupporter } from '#functions/follows/followByDefault.ts';
import { postings } from '#functions/ledger/ledger.ts';
import { bumpJoined, bumpPublished, countRaised } from '#functions/market/bumpProject.ts';
import { countPeople } from '#functions/market/countPeople.ts';
import { countProject } from '#functions/market/countProject.ts';
import { sumStats } from '#functions/market/sumStats.ts';
import { syncReservedPlaces, syncReservedPlacesOfOwner } from '#functions/market/syncCandidate.ts';
import { syncPerson, syncPersonOfTeam } from '#functions/market/syncPerson.ts';
import { drafts } from '#functions/messages/draft.store.ts';
import { messages } from '#functions/messages/message.store.ts';
import { releaseAttachments } from '#functions/messages/releaseAttachments.ts';
import { removeMessageBody } from '#functions/messages/removeMessageBody.ts';
import { payoutAccounts } from '#functions/money/accounts/account.store.ts';
import { queueReadyAccount } from '#functions/money/accounts/queueReadyAccount.ts';
import { syncDebts } from '#functions/money/debts/syncDebts.ts';
import { addToFees } from '#functions/money/invoices/addToFees.ts';
import { orders } from '#functions/money/orders/order.store.ts';
import { syncOwnOrder } from '#functions/money/orders/syncOwnOrder.ts';
import { countRefundRequest } from '#functions/money/refunds/countRefundRequest.ts';
import { refunds } from '#functions/money/refunds/refund.store.ts';
import { addToStatements } from '#functions/money/statements/addToStatements.ts';
import { settleNotifications } from '#functions/notifications/settleNotifications.ts';
import { forgetPerson } from '#functions/pages/forgetPages.ts';
import { callers } from '#functions/platform/caller.ts';
import { type Projections, projectionsOf } from '#functions/platform/projection.ts';
import { progressEntries } from '#functions/progress/progressEntry.store.ts';
import { removeProgressOfProject } from '#functions/progress/removeProgressOfProject.ts';
import { syncEntryPictures, withdrawLogPictures } from '#functions/progress/withdrawEntryPictures.ts';
import { answerTimes } from '#functions/projects/answerTimes.store.ts';
import { cascadeDeleteProject } from '#functions/projects/cascadeDeleteProject.ts';
import { proposalDrafts } from '#functions/projects/drafts/proposalDraft.store.ts';
import { releasePictures } from '#functions/projects/drafts/releasePictures.ts';
import { dropUploadsOfEdit } from '#functions/projects/dropUploads.ts';
import { projectEdits } from '#functions/projects/edit.store.ts';
import { members } from '#functions/projects/member.store.ts';
import { openRequests } from '#functions/projects/openRequest.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#functions/projects/prospect.store.ts';
import { requestSharePicture } from '#functions/projects/requestSharePicture.ts';
import { projectStats } from '#functions/projects/stats.store.ts';
import { syncPublicFiles } from '#functions/projects/syncPublicFiles.ts';
import { suspendIfBanned } from '#functions/projects/syncSuspension.ts';
import { projectTranslations } from '#functions/projects/translation.store.ts';
import { noteAward, notePosting } from '#functions/proof/noteRecords.ts';
import { removeProspectsOfProject } from '#functions/prospects/removeProspectsOfProject.ts';
import {
  syncListing,
  syncListingForRole,
  syncListingsOfAnswers,
  syncListingsOfOwner,
} from '#functions/prospects/syncListing.ts';
import { syncOpenRole, syncOpenRoles, syncTranslatedRoles } from '#functions/prospects/syncOpenRoles.ts';
import { recruitLabels } from '#functions/recruiting/recruitLabel.store.ts';
import {
  endLabelOfFormerMember,
  endLabelsOfPerson,
  grantLabelsOfPerson,
  syncRecruitLabel,
} from '#functions/recruiting/syncRecruitLabel.ts';
import { countAward, countLevel } from '#functions/reputation/countReputation.ts';
import { findAwardCircle } from '#functions/reputation/findAwardCircle.ts';
import { countPendingRequest } from '#functions/requests/countPendingRequest.ts';
import { removeRequestsOfProject } from '#functions/requests/removeRequestsOfProject.ts';
import { requestKey, requests } from '#functions/requests/request.store.ts';
import { syncApplicationRelationship } from '#functions/requests/syncApplicationRelationship.ts';
import {
  countApplication,
  countDoneTask,
  countJoined,
  countNewTask,
  countPayment,
  countPublished,
  countSubmitted,
} from '#functions/statistics/countDays.ts';
import { subscriptions } from '#functions/subscriptions/subscription.store.ts';
import {
  syncExperienceTalents,
  syncProfileTalents,
  syncRoleTalents,
  syncTaskTalents,
} from '#functions/suggestions/syncTalents.ts';
import { countTask } from '#functions/tasks/countTask.ts';
import { removeTasksOfProject } from '#functions/tasks/removeTasksOfProject.ts';
import { syncTaskDeadline } from '#functions/tasks/syncTaskDeadline.ts';
import { tasks } from '#functions/tasks/task.store.ts';
import {
  unassignFormerMember,
  unassignFormerOwner,
  unassignMember,
} from '#functions/tasks/unassignMember.ts';
import { countMembership } from '#functions/teams/countMembership.ts';
import { syncMemberRelationships, syncOwnerRelationships } from '#functions/teams/syncTeamRelationships.ts';
import { removeAttachment, removePicture, removeVideo } from '#functions/uploads/removeUpload.ts';
import { uploads } from '#functions/uploads/upload.store.ts';

/** All projections, by the entity whose changes they follow. */
export const projections: readonly Projections[] = [
  projectionsOf(prospects, { syncOpenRole, syncListingForRole }),
  projectionsOf(projects, {
    suspendIfBanned, // the others read what it notes
    syncOpenRoles,
    syncListing,
    bumpPublished,
    syncReservedPlaces,
    withdrawLogPictures, // before the entries of a deleted project are gone
    cascadeDeleteProject,
    removeCommentsOfProject,
    removeProgressOfProject,
    removeProspectsOfProject,
    removeRequestsOfProject,
    removeTasksOfProject,
    removeVisitsOfProject,
    countProject,
    countSubmitted,
    countPublished,
    syncOwnerRelationships,
    unassignFormerOwner,
    closeAdoption,
    syncPublicFiles,
    requestSharePicture,
    settleReviewNews: settleNotifications(one => projects.key(one.ProjectID), ['status']),
  }),
  projectionsOf(progressEntries, { syncEntryPictures }),
  projectionsOf(projectEdits, {
    dropUploadsOfEdit,
    settleEditNews: settleNotifications(one => projectEdits.key(one.ProjectID), ['version']),
  }),
  projectionsOf(projectTranslations, { syncTranslatedRoles, syncListing }),
  projectionsOf(proposalDrafts, { releasePictures }),
  projectionsOf(projectStats, { sumStats, countRaised }),
  projectionsOf(callers, { countPeople }),
  projectionsOf(authors, {
    startContactPersonSync,
    syncPersonSearch,
    syncListingsOfOwner,
    syncReservedPlacesOfOwner,
    syncProfileTalents,
    syncExperienceTalents,
    syncPerson,
    forgetPerson,
    countLevel,
    countJoined,
    endLabelsOfPerson,
    grantLabelsOfPerson,
    syncProtectedNames,
    syncUsernameReading,
    syncAdministrators,
  }),
  projectionsOf(answerTimes, { syncListingsOfAnswers }),
  projectionsOf(awards, { countAward, noteAward }),
  projectionsOf(weeklyTaskAwards, { findAwardCircle }),
  projectionsOf(members, {
    countMembership,
    unassignMember,
    syncMemberRelationships,
    syncRoleTalents,
    syncPersonOfTeam,
    endLabelOfFormerMember,
    endCandidacyOfFormerMember,
    bumpJoined,
    followAsMember,
  }),
  projectionsOf(tasks, {
    countNewTask,
    countDoneTask,
    countTask,
    syncTaskDeadline,
    unassignFormerMember,
    syncTaskTalents,
    settleTaskNews: settleNotifications(
      one => tasks.key(one.ProjectID, one.TaskID),
      ['status', 'assigneeId', 'dueDate'],
    ),
  }),
  projectionsOf(openRequests, { countPendingRequest, syncApplicationRelationship }),
  projectionsOf(requests, {
    countApplication,
    followAsApplicant,
    settleRequestNews: settleNotifications(requestKey, ['status', 'answer']),
  }),
  projectionsOf(payoutAccounts, {
    queueReadyAccount,
    settleAccountNews: settleNotifications(one => payoutAccounts.key(one.UserID), ['status']),
  }),
  projectionsOf(orders, { countPayment, countContribution, syncOwnOrder, followAsSupporter }),
  projectionsOf(refunds, {
    countRefundRequest,
    settleRefundNews: settleNotifications(
      one => refunds.key(one.PaymentID, one.RefundID),
      ['status', 'handedOverAt'],
    ),
  }),
  projectionsOf(postings, { notePosting, addToStatements, addToMonthTotals, addToFees, syncDebts }),
  projectionsOf(recruitLabels, {
    syncRecruitLabel,
    settleLabelNews: settleNotifications(one => recruitLabels.key(one.ProjectID), ['status', 'consents']),
  }),
  projectionsOf(adoptions, {
    settleAdoptionNews: settleNotifications(one => adoptions.key(one.ProjectID), ['status', 'applied']),
  }),
  projectionsOf(relationships, {
    settleContactNews: settleNotifications(
      ({ low, high }) => relationships.key(low.UserID, high.UserID),
      ['contact.status'],
    ),
  }),
  projectionsOf(subscriptions, {
    settleRenewalNews: settleNotifications(one => subscriptions.key(one.UserID), ['current.status']),
  }),
  projectionsOf(messages, { removeMessageBody }),
  projectionsOf(drafts, { releaseAttachments }),
  projectionsOf(uploads, { removeVideo, removePicture, removeAttachment }),
];
