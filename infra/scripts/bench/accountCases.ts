import { getEmailConfirmation } from '#functions/auth/getEmailConfirmation.ts';
import { getSignInUrl } from '#functions/auth/getSignInUrl.ts';
import { listSessions } from '#functions/auth/listSessions.ts';
import { getAuthor } from '#functions/authors/getAuthor.ts';
import { getMe } from '#functions/authors/getMe.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { getAccountDeletion } from '#functions/deletion/getAccountDeletion.ts';
import { listFollows } from '#functions/follows/listFollows.ts';
import { getHome } from '#functions/home/getHome.ts';
import { listAuthors } from '#functions/market/listAuthors.ts';
import { getNotificationPreferences } from '#functions/notifications/getNotificationPreferences.ts';
import { getSubscription } from '#functions/notifications/getSubscription.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { readAllNotifications } from '#functions/notifications/readAllNotifications.ts';
import { saveNotificationPreferences } from '#functions/notifications/saveNotificationPreferences.ts';
import { listSavedSearches } from '#functions/notifications/searches/listSavedSearches.ts';
import { unsubscribe } from '#functions/notifications/unsubscribe.ts';
import { signSubscription } from '#functions/notifications/unsubscribeToken.ts';
import { exportMyData } from '#functions/personalData/exportMyData.ts';
import { listAuthorProjects } from '#functions/projects/listAuthorProjects.ts';
import { listAuthorTeams } from '#functions/projects/listAuthorTeams.ts';
import { getReputationMap } from '#functions/reputation/getReputationMap.ts';
import { listMyAwards } from '#functions/reputation/listMyAwards.ts';
import { getMySubscription } from '#functions/subscriptions/getMySubscription.ts';
import { getSubscriptionPlan } from '#functions/subscriptions/getSubscriptionPlan.ts';
import { listSubscriptionPayments } from '#functions/subscriptions/listSubscriptionPayments.ts';
import { listSubscriptionPlans } from '#functions/subscriptions/listSubscriptionPlans.ts';
import { checkAccess } from '#functions/system/checkAccess.ts';
import { healthCheck } from '#functions/system/healthCheck.ts';
import { getUpload } from '#functions/uploads/getUpload.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Calls on the system, users, notifications, uploads and sign-in. */
export const accountCases = ({ UploadID, confirmation, owner, byOwner, byAna }: BenchWorld): Case[] => [
  { name: 'healthCheck', operation: healthCheck, input: {} },
  { name: 'checkAccess', operation: checkAccess, input: { headers: { 'x-page': 'admin' } }, sending: byAna },
  { name: 'listMyAwards', operation: listMyAwards, input: {}, sending: byOwner },
  { name: 'getReputationMap', operation: getReputationMap, input: {} },
  { name: 'listSubscriptionPlans', operation: listSubscriptionPlans, input: {} },
  { name: 'getSubscriptionPlan', operation: getSubscriptionPlan, input: { planTypeId: 'pro' } },
  { name: 'getMySubscription', operation: getMySubscription, input: {}, sending: byOwner },
  { name: 'listSubscriptionPayments', operation: listSubscriptionPayments, input: {}, sending: byOwner },
  { name: 'getMe', operation: getMe, input: {}, sending: byOwner },
  { name: 'updateMe', operation: updateMe, input: { body: { city: 'Falmouth' } }, sending: byOwner },
  { name: 'getAuthor', operation: getAuthor, input: { UserID: owner } },
  { name: 'listAuthors', operation: listAuthors, input: {} },
  {
    name: 'listAuthors, words, known caller',
    operation: listAuthors,
    input: { query: { search: 'maren', country: 'GB' } },
    sending: byOwner,
  },
  { name: 'listAuthorTeams', operation: listAuthorTeams, input: { UserID: owner } },
  { name: 'listAuthorProjects, stranger', operation: listAuthorProjects, input: { UserID: owner } },
  {
    name: 'listAuthorProjects, known caller',
    operation: listAuthorProjects,
    input: { UserID: owner },
    sending: byAna,
  },
  {
    name: 'getEmailConfirmation',
    operation: getEmailConfirmation,
    input: { query: { token: confirmation } },
  },
  { name: 'listFollows', operation: listFollows, input: {}, sending: byOwner },
  { name: 'listSessions', operation: listSessions, input: {}, sending: byOwner },
  { name: 'listSavedSearches', operation: listSavedSearches, input: {}, sending: byOwner },
  { name: 'getAccountDeletion', operation: getAccountDeletion, input: {}, sending: byOwner },
  { name: 'exportMyData, first page', operation: exportMyData, input: {}, sending: byOwner },
  { name: 'getHome', operation: getHome, input: {}, sending: byOwner },
  { name: 'listNotifications', operation: listNotifications, input: {}, sending: byOwner },
  {
    name: 'getNotificationPreferences',
    operation: getNotificationPreferences,
    input: {},
    sending: byOwner,
  },
  {
    name: 'saveNotificationPreferences',
    operation: saveNotificationPreferences,
    input: { body: { email: { comments: 'weekly' } } },
    sending: byOwner,
  },
  {
    name: 'getSubscription',
    operation: getSubscription,
    input: { query: { token: signSubscription({ UserID: owner, scope: 'comments' }) } },
  },
  {
    name: 'unsubscribe',
    operation: unsubscribe,
    input: { query: { token: signSubscription({ UserID: owner, scope: 'comments' }) } },
    sending: { rawBody: 'List-Unsubscribe=One-Click' },
  },
  { name: 'readAllNotifications', operation: readAllNotifications, input: {}, sending: byOwner },
  { name: 'getUpload', operation: getUpload, input: { UploadID }, sending: byOwner },
  {
    name: 'getSignInUrl',
    operation: getSignInUrl,
    input: {
      identityProvider: 'google',
      query: {
        redirectUri: 'https://cairn.example/en/signin',
        state: 'a-state-of-the-bench',
        codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      },
    },
  },
];
