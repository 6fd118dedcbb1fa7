import type { EndpointID } from '#shared/contracts/index.ts';

/** Operations that write and have no limit, by the reason why they need none. */
export const unlimited = {
  'limited by a setting of the domain': [
    'addLog', // drops entries instead of refusing the call
    'generateContent', // generations a day by plan, and an hour
    'generateProspects',
    'initiatePayment', // open orders per person
    'applyForAdoption', // one notification per offer, person and day
  ],
  'needs a secret, or a signature': [
    'confirmEmailChange',
    'receiveStripeWebhook',
    'refreshSession',
    'resetPassword',
    'saveSubscription',
    'signOut',
    'unsubscribe',
    'verifyIdentity',
  ],
  'writes each thing once that others have caused': ['readAllNotifications', 'readNotification'],
  'reads only': ['fetchSubscriptionOrderDetails', 'getOrder'],
  'is for administrators': [
    'answerSupportRequest',
    'approveEdit',
    'approveProject',
    'askOwner',
    'banPerson',
    'closeSupportRequest',
    'confirmAdoption',
    'denyAdoption',
    'denyEdit',
    'denyProject',
    'holdPayout',
    'holdPayouts',
    'releasePayout',
    'releasePayouts',
    'resolveReport',
    'restorePerson',
    'saveMaintenance',
    'transferPayout',
  ],
} satisfies Record<string, EndpointID[]>;
