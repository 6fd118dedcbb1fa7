import { aNewSearch, savedSearchId } from '#functions/notifications/searches/testing/aSearch.ts';
import { call, personCall, type Row } from './row.ts';

const secret = 'a'.repeat(43);
const redirectUri = 'https://cairn.example/en/signin';

/** Accounts, people, uploads, notifications and the system. */
export const accountRows = {
  healthCheck: call(200),
  checkAccess: call(200, () => ({ headers: { 'x-page': 'admin' } })),
  addLog: call(200, () => ({
    body: { entries: [{ level: 'error', context: 'WEB', message: 'm', at: '2026-11-22T10:00:00.000Z' }] },
  })),

  signUp: call(202, (_, role) => ({
    body: {
      email: `${role}@new.example`,
      username: `new-${role}`,
      password: 'pebbles and moss',
      avatar: { kind: 'ready', name: 'avatar-02' },
    },
  })),
  getEmailConfirmation: call('CONFIRMATION_LINK_INVALID', () => ({ query: { token: 'a'.repeat(64) } })),
  confirmEmail: call('CONFIRMATION_LINK_INVALID', () => ({ body: { token: secret } })),
  requestConfirmation: call(202, (_, role) => ({ body: { email: `${role}@example.com` } })),
  signIn: call('INVALID_CREDENTIALS', (_, role) => ({
    body: { email: `${role}@new.example`, password: 'wrong' },
  })),
  verifyIdentity: call('PROVIDER_SIGN_IN_FAILED', () => ({
    identityProvider: 'google',
    body: { code: 'code', codeVerifier: secret, redirectUri },
  })),
  getSignInUrl: call(200, () => ({
    identityProvider: 'google',
    query: { redirectUri, state: secret, codeChallenge: secret },
  })),
  refreshSession: call('NOT_AUTHENTICATED'),
  signOut: call(204),
  listSessions: call(200),
  endSessions: call(204, () => ({ body: {} })),
  requestPasswordReset: call(202, (_, role) => ({ body: { email: `${role}@example.com` } })),
  resetPassword: call('RESET_LINK_INVALID', () => ({
    resetToken: secret,
    body: { password: 'pebbles and moss' },
  })),
  changePassword: call('WRONG_PASSWORD', () => ({
    body: { currentPassword: 'wrong', password: 'pebbles and moss' },
  })),
  requestEmailChange: call('WRONG_PASSWORD', () => ({
    body: { email: 'changed@example.com', password: 'wrong' },
  })),
  confirmEmailChange: call('CONFIRMATION_LINK_INVALID', () => ({ body: { token: secret } })),
  beginTwoFactor: call('WRONG_PASSWORD', () => ({ body: { password: 'wrong' } })),
  confirmTwoFactor: call('WRONG_PASSWORD', () => ({ body: { password: 'wrong', code: '123456' } })),
  removeTwoFactor: call('WRONG_PASSWORD', () => ({ body: { password: 'wrong', code: '123456' } })),

  getAccountDeletion: call(200),
  deleteAccount: call('WRONG_PASSWORD', () => ({ body: { password: 'wrong' } })),

  listMyAwards: call(200),
  getReputationMap: call(200),
  getMe: call(200),
  exportMyData: call(200),
  updateMe: call(200, () => ({ body: { city: 'Whitby' } })),
  changeAvatar: call(200, () => ({ body: { avatar: { kind: 'ready', name: 'avatar-09' } } })),
  listAuthors: call(200),
  getAuthor: personCall('UserID', {
    own: { anonymous: 'AUTHOR_NOT_FOUND', else: 200 },
    others: 200,
    unknown: 'AUTHOR_NOT_FOUND',
  }),
  getPageConfig: personCall(
    'UserID',
    { own: 200, others: 'FORBIDDEN', unknown: 'FORBIDDEN' },
    { query: { pageName: 'market' } },
  ),
  savePageConfig: personCall(
    'UserID',
    { own: 200, others: 'FORBIDDEN', unknown: 'FORBIDDEN' },
    { query: { pageName: 'market' }, body: { data: { view: 'list' } } },
  ),

  presignUpload: call(201, () => ({ body: { kind: 'avatar', contentType: 'image/png', size: 1_000 } })),
  getUpload: {
    own: [({ upload }, role) => (role === 'owner' ? { UploadID: upload.UploadID } : undefined), 200],
    others: [
      ({ upload }, role) => (role === 'owner' ? undefined : { UploadID: upload.UploadID }),
      'UPLOAD_NOT_FOUND',
    ],
    unknown: [() => ({ UploadID: 'no-such-upload' }), 'UPLOAD_NOT_FOUND'],
  },

  getHome: call(200),
  listNotifications: call(200),
  readNotification: {
    own: [
      ({ notification: { NotificationID } }, role) => (role === 'owner' ? { NotificationID } : undefined),
      200,
    ],
    others: [
      ({ notification: { NotificationID } }, role) => (role === 'owner' ? undefined : { NotificationID }),
      'NOTIFICATION_NOT_FOUND',
    ],
    unknown: [() => ({ NotificationID: 'no-such-notification' }), 'NOTIFICATION_NOT_FOUND'],
  },
  readAllNotifications: call(200),
  getNotificationPreferences: call(200),
  saveNotificationPreferences: call(200, () => ({ body: { email: { comments: 'weekly' } } })),
  saveSearch: call(200, () => ({ SavedSearchID: 'a-new-one', body: aNewSearch('tidal energy') })),
  listSavedSearches: call(200),
  deleteSavedSearch: call(204, () => ({ SavedSearchID: savedSearchId })),
  unsubscribe: call('UNSUBSCRIBE_LINK_INVALID', () => ({ query: { token: 'forged' } })),
  openUnsubscribe: call(302, () => ({ query: { token: 'forged' } })),
  getSubscription: call('UNSUBSCRIBE_LINK_INVALID', () => ({ query: { token: 'forged' } })),
  saveSubscription: call('UNSUBSCRIBE_LINK_INVALID', () => ({
    query: { token: 'forged' },
    body: { email: { comments: 'never' } },
  })),
} as const satisfies Record<string, Row>;
