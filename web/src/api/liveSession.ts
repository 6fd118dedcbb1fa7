import type { Avatar } from '#shared/entities/avatar.ts';
import { timings } from '#shared/settings.ts';
import { call, requestMetadata } from './client.ts';
import { onInvalidate } from './invalidate.ts';
import type { ApiOutput } from './request.ts';
import type { Session, SessionSource, SessionUser } from './session.ts';
import { store } from './store.ts';
import { endSession, identity, resume } from './token.ts';

/** What `Face` draws: choices, the name of a ready-made face, or the address of a picture. */
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
    isAdmin,
    unreadNotifications,
  } = me;
  return {
    UserID,
    username,
    firstName,
    avatar: avatarOf(avatar),
    contributionPoints,
    isAdmin,
    unreadNotifications,
  };
}

/**
 * The session as the server knows it: taken up again where there was one, followed in all tabs, and asked anew from time to
 * time for what waits for the person.
 */
export function liveSession(): SessionSource {
  const session = store<Session>({ status: 'loading' });
  let asked = 0;

  const read = async () => {
    const question = ++asked;
    const me = await call('getMe', {}).catch(() => undefined);
    if (question !== asked || identity.get().status !== 'signedIn') return;
    if (me) session.set({ status: 'signedIn', user: userOf(me) });
    else if (session.get().status === 'loading') setTimeout(() => void read(), timings.serverRetry);
  };

  const follow = () => {
    const known = identity.get();
    if (known.status === 'anonymous') {
      asked++;
      session.set({ status: 'anonymous' });
    } else if (known.status === 'signedIn' && session.get().user?.UserID !== known.UserID) {
      session.set({ status: 'loading' });
      void read();
    }
  };

  identity.subscribe(follow);
  onInvalidate('getMe', read);
  setInterval(() => {
    if (document.visibilityState === 'visible' && session.get().status === 'signedIn') void read();
  }, timings.inboxPolling);
  resume(requestMetadata);
  follow();

  return {
    get: session.get,
    subscribe: session.subscribe,
    async signOut() {
      await call('signOut', {}).catch(() => undefined); // the session ends here in any case
      endSession();
    },
  };
}
