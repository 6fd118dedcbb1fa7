import { personNews } from '#functions/admin/person.news.ts';
import { adoptionNews } from '#functions/adoption/adoption.news.ts';
import { withheldCandidacyHandlers } from '#functions/adoption/deliverWithheldCandidacies.ts';
import { ownerSyncHandlers } from '#functions/adoption/syncOwner.ts';
import { accountNews } from '#functions/auth/account.news.ts';
import { invitationHandlers } from '#functions/auth/countInvited.ts';
import { commentNews } from '#functions/comments/comment.news.ts';
import { withheldCommentHandlers } from '#functions/comments/deliverWithheldComments.ts';
import { contactNews } from '#functions/contacts/contact.news.ts';
import { contactPersonHandlers } from '#functions/contacts/syncContactPerson.ts';
import { deletedPersonHandlers } from '#functions/deletion/deletedPerson.ts';
import { deletionNews } from '#functions/deletion/deletion.news.ts';
import { followerHandlers } from '#functions/follows/tellFollowers.ts';
import { projectMoveHandlers } from '#functions/market/projectMoved.ts';
import { messageNews } from '#functions/messages/message.news.ts';
import { memberMessageHandlers } from '#functions/messages/sendToTeam.ts';
import { administratorNews } from '#functions/money/administrator.news.ts';
import { moneyNews } from '#functions/money/money.news.ts';
import { payeeNews } from '#functions/money/payee.news.ts';
import { refundNews } from '#functions/money/refund.news.ts';
import { type DomainEventHandlers, handlersOf } from '#functions/platform/domainEvent.ts';
import { concealedFileHandlers } from '#functions/projects/forgetFiles.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { projectNews } from '#functions/projects/project.news.ts';
import { suspensionHandlers } from '#functions/projects/suspendProjects.ts';
import { prospectEvents } from '#functions/prospects/prospect.events.ts';
import { teamMessageHandlers } from '#functions/recruiting/deliverTeamMessage.ts';
import { recruitingNews } from '#functions/recruiting/recruiting.news.ts';
import { reportNews } from '#functions/reports/report.news.ts';
import { awardCircleNews } from '#functions/reputation/awardCircle.news.ts';
import {
  declineAllRequests,
  declineRemainingRequests,
  declineRequestsOfEndedProject,
} from '#functions/requests/declineRemainingRequests.ts';
import { withheldRequestHandlers } from '#functions/requests/deliverWithheldRequests.ts';
import { answerTimeHandlers } from '#functions/requests/recordAnswerTime.ts';
import { requestNews } from '#functions/requests/request.news.ts';
import { barredSubscriberHandlers } from '#functions/subscriptions/cancelOfBarredPerson.ts';
import { changedAddressHandlers } from '#functions/subscriptions/keepTrialOfAddress.ts';
import { subscriptionNews } from '#functions/subscriptions/subscription.news.ts';
import { taskNews } from '#functions/tasks/task.news.ts';
import { taskReminderNews } from '#functions/tasks/taskReminder.news.ts';
import { teamNews } from '#functions/teams/team.news.ts';

/** Handlers of every type of domain event. A type without handlers is listed too: unlisted types are errors. */
export const domainEventHandlers: readonly DomainEventHandlers[] = [
  ...accountNews,
  invitationHandlers,
  ...projectNews,
  ...projectMoveHandlers,
  ...followerHandlers,
  ...commentNews,
  withheldCommentHandlers,
  ...requestNews,
  ...answerTimeHandlers,
  withheldRequestHandlers,
  ...teamNews,
  ...taskNews,
  taskReminderNews,
  awardCircleNews,
  ...contactNews,
  contactPersonHandlers,
  ...messageNews,
  ...memberMessageHandlers,
  ...moneyNews,
  ...payeeNews,
  ...administratorNews,
  ...refundNews,
  ...subscriptionNews,
  ...barredSubscriberHandlers,
  changedAddressHandlers,
  ...personNews,
  ...suspensionHandlers,
  ...concealedFileHandlers,
  deletionNews,
  deletedPersonHandlers,
  ...reportNews,
  ...recruitingNews,
  ...teamMessageHandlers,
  ...adoptionNews,
  withheldCandidacyHandlers,
  ...ownerSyncHandlers,
  handlersOf(prospectEvents.prospectTaken, { declineRemainingRequests }),
  handlersOf(projectEvents.projectMoved, { declineRequestsOfEndedProject }),
  handlersOf(prospectEvents.prospectRemoved, { declineAllRequests }),
];
