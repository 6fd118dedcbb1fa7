import type { Avatar } from '#shared/entities/avatar.ts';
import { timings } from '#shared/settings.ts';
import { browserZone } from './browserZone.ts';
import { call, startClient } from './client.ts';
import { finishAll } from './finishing.ts';
import { invalidate, onInvalidate } from './invalidate.ts';
import { maintenance } from './maintenance.ts';
import type { ApiOutput } from './request.ts';
import type { Session, SessionSource, SessionUser } from './session.ts';
import { store } from './store.ts';
import { endSession, identity } from './token.ts';

/** The avatar as `AvatarImage` takes it: features to draw, the name of a ready-made avatar, or the URL of a picture. */
export function avatarOf(avatar: Avatar): NonNullable<SessionUser['avatar']> {
  if (avatar.kind === 'drawn') return avatar.choices;
  return avatar.kind === 'ready' ? avatar.name : avatar.url;
}

function userOf(me: ApiOutput<'getMe'>): SessionUser {
  const {
    UserID,
    username,
    firstName = username,
    avatar,
    contributionPoints,
    reads,
    timeZone,
    email,
    emailProblem,
    isAdmin,
    needsTwoFactor,
    unreadNotifications,
    unreadMessages,
  } = me;
  return {
    UserID,
    username,
    firstName,
    avatar: avatarOf(avatar),
    contributionPoints,
    reads,
    timeZone,
    email,
    emailProblem,
    isAdmin,
    needsTwoFactor,
    unreadNotifications,
    unreadMessages,
  };
}

/** Gives a person without a time zone that of their browser. Tried again on the next page that is loaded. */
const sendTimeZone = () =>
  call('updateMe', { body: { foundTimeZone: browserZone() } }).then(
    () => invalidate('getMe'),
    () => undefined,
  );

/**
 * The session of this browser: resumed from an earlier visit, synchronised between tabs, and polled for the caller's current
 * profile and unread notifications and messages while the page is visible, and when it is seen again.
 */
export function liveSession(): SessionSource {
  const session = store<Session>({ status: 'loading' });
  let lastRequest = 0;
  let zoneSentFor: string | undefined;

  const read = async () => {
    if (identity.get().status === 'anonymous') return;
    const request = ++lastRequest;
    const me = await call('getMe', {}).catch(() => undefined);
    if (request !== lastRequest || identity.get().status !== 'signedIn') return;
    if (me) {
      session.set({ status: 'signedIn', user: userOf(me) });
      if (me.timeZone === undefined && zoneSentFor !== me.UserID) {
        zoneSentFor = me.UserID;
        void sendTimeZone();
      }
    } else if (maintenance.get().isOn)
      return; // read again when it is over
    else if (session.get().status === 'loading') setTimeout(() => void read(), timings.serverRetry);
  };

  const applyIdentity = () => {
    const known = identity.get();
    if (known.status === 'anonymous') {
      lastRequest++;
      session.set({ status: 'anonymous' });
    } else if (known.status === 'signedIn' && session.get().user?.UserID !== known.UserID) {
      session.set({ status: 'loading' });
      void read();
    }
  };

  identity.subscribe(applyIdentity);
  onInvalidate('getMe', read);
  const readIfSeen = () => {
    if (document.visibilityState === 'visible' && session.get().status === 'signedIn') void read();
  };
  setInterval(readIfSeen, timings.inboxPolling);
  document.addEventListener('visibilitychange', readIfSeen); // another tab may have read items that are counted here
  startClient();
  applyIdentity();

  return {
    get: session.get,
    subscribe: session.subscribe,
    async signOut() {
      await finishAll();
      await call('signOut', {}).catch(() => undefined); // the session ends here in any case
      endSession();
    },
  };
}
