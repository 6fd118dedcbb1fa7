import { handler as getSignInUrl } from '#functions/auth/getSignInUrl.lambda.ts';
import { handler as getAuthor } from '#functions/authors/getAuthor.lambda.ts';
import { handler as getMe } from '#functions/authors/getMe.lambda.ts';
import { handler as listAuthors } from '#functions/authors/listAuthors.lambda.ts';
import { handler as updateMe } from '#functions/authors/updateMe.lambda.ts';
import { handler as getNotificationPreferences } from '#functions/notifications/getNotificationPreferences.lambda.ts';
import { handler as getSubscription } from '#functions/notifications/getSubscription.lambda.ts';
import { handler as listNotifications } from '#functions/notifications/listNotifications.lambda.ts';
import { handler as readAllNotifications } from '#functions/notifications/readAllNotifications.lambda.ts';
import { handler as saveNotificationPreferences } from '#functions/notifications/saveNotificationPreferences.lambda.ts';
import { handler as unsubscribe } from '#functions/notifications/unsubscribe.lambda.ts';
import { signSubscription } from '#functions/notifications/unsubscribeToken.ts';
import { handler as listAuthorProjects } from '#functions/projects/listAuthorProjects.lambda.ts';
import { handler as listAuthorTeams } from '#functions/projects/listAuthorTeams.lambda.ts';
import { handler as getReputationMap } from '#functions/reputation/getReputationMap.lambda.ts';
import { handler as listMyAwards } from '#functions/reputation/listMyAwards.lambda.ts';
import { handler as getMySubscription } from '#functions/subscriptions/getMySubscription.lambda.ts';
import { handler as getSubscriptionPlan } from '#functions/subscriptions/getSubscriptionPlan.lambda.ts';
import { handler as listSubscriptionPayments } from '#functions/subscriptions/listSubscriptionPayments.lambda.ts';
import { handler as listSubscriptionPlans } from '#functions/subscriptions/listSubscriptionPlans.lambda.ts';
import { handler as checkAccess } from '#functions/system/checkAccess.lambda.ts';
import { handler as healthCheck } from '#functions/system/healthCheck.lambda.ts';
import { handler as getUpload } from '#functions/uploads/getUpload.lambda.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Calls on the system, users, notifications, uploads and sign-in. */
export const accountCases = ({ UploadID, owner, byOwner, byAna }: BenchWorld): Case[] => [
  { name: 'healthCheck', handler: healthCheck, input: {} },
  { name: 'checkAccess', handler: checkAccess, input: { headers: { 'x-page': 'admin' } }, sending: byAna },
  { name: 'listMyAwards', handler: listMyAwards, input: {}, sending: byOwner },
  { name: 'getReputationMap', handler: getReputationMap, input: {} },
  { name: 'listSubscriptionPlans', handler: listSubscriptionPlans, input: {} },
  { name: 'getSubscriptionPlan', handler: getSubscriptionPlan, input: { planTypeId: 'pro' } },
  { name: 'getMySubscription', handler: getMySubscription, input: {}, sending: byOwner },
  { name: 'listSubscriptionPayments', handler: listSubscriptionPayments, input: {}, sending: byOwner },
  { name: 'getMe', handler: getMe, input: {}, sending: byOwner },
  { name: 'updateMe', handler: updateMe, input: { body: { city: 'Falmouth' } }, sending: byOwner },
  { name: 'getAuthor', handler: getAuthor, input: { UserID: owner } },
  { name: 'listAuthors', handler: listAuthors, input: {} },
  { name: 'listAuthorTeams', handler: listAuthorTeams, input: { UserID: owner } },
  { name: 'listAuthorProjects, stranger', handler: listAuthorProjects, input: { UserID: owner } },
  {
    name: 'listAuthorProjects, known caller',
    handler: listAuthorProjects,
    input: { UserID: owner },
    sending: byAna,
  },
  { name: 'listNotifications', handler: listNotifications, input: {}, sending: byOwner },
  {
    name: 'getNotificationPreferences',
    handler: getNotificationPreferences,
    input: {},
    sending: byOwner,
  },
  {
    name: 'saveNotificationPreferences',
    handler: saveNotificationPreferences,
    input: { body: { email: { comments: 'weekly' } } },
    sending: byOwner,
  },
  {
    name: 'getSubscription',
    handler: getSubscription,
    input: { query: { token: signSubscription({ UserID: owner, scope: 'comments' }) } },
  },
  {
    name: 'unsubscribe',
    handler: unsubscribe,
    input: { query: { token: signSubscription({ UserID: owner, scope: 'comments' }) } },
    sending: { rawBody: 'List-Unsubscribe=One-Click' },
  },
  { name: 'readAllNotifications', handler: readAllNotifications, input: {}, sending: byOwner },
  { name: 'getUpload', handler: getUpload, input: { UploadID }, sending: byOwner },
  {
    name: 'getSignInUrl',
    handler: getSignInUrl,
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
