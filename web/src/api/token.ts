import type { UserID } from '#shared/ids.ts';
import { timings } from '#shared/settings.ts';
import { ApiError, isRefusal } from './apiError.ts';
import { loadSignedInEndpoints } from './endpointOf.ts';
import { reportFailedCall } from './problems.ts';
import { type RequestMetadata, request } from './request.ts';
import { canRead, readItem, storeItem } from './storage.ts';
import { store } from './store.ts';

/** Identity of the user in this tab. The access token is kept in memory only; an HttpOnly cookie refreshes it. */
export type Identity =
  | { status: 'loading' }
  | { status: 'anonymous'; isBanned?: boolean; isDeleted?: boolean; leadsOn?: boolean }
  | { status: 'signedIn'; UserID: UserID; token: string; endsAt: number };

const hint = 'cairn.signed-in';
/** The latest searches on the device, which are forgotten when a session ends. */
export const searchesKey = 'cairn.searches';
/** Stays after signing out. */
const earlierHint = 'cairn.signed-in-before';
/** Undefined during prerendering, where an open channel would keep the process running. */
const channel = typeof window === 'object' ? new BroadcastChannel('cairn.session') : undefined;

/** Stays `loading` after the start only if an earlier visit stored the hint that there is a session. */
export const identity = store<Identity>({ status: 'loading' });

let hasStarted = false;
/** Whether there has been a session in this document. */
export const hasHadSession = (): boolean => hasStarted;

let refreshing: Promise<Identity> | undefined;

interface Session {
  UserID: UserID;
  token: string;
  expiresIn: number;
}

/** Stores a new or refreshed session; `announce` also updates the other tabs. */
export function startSession({ UserID, token, expiresIn }: Session, announce = true): Identity {
  const session: Identity = { status: 'signedIn', UserID, token, endsAt: Date.now() + expiresIn * 1000 };
  hasStarted = true;
  identity.set(session);
  remember(UserID);
  if (announce) channel?.postMessage('begun');
  return session;
}

interface End {
  /** Whether it ends in the other tabs too. */
  announce?: boolean;
  /** Whether it ends because the user has been banned. */
  isBanned?: boolean;
  /** Whether it ends because the user has deleted the account in this tab, whose page confirms it. */
  isDeleted?: boolean;
  /** Whether the page that ends it redirects to another page itself. */
  leadsOn?: boolean;
}

/** Ends the session in this tab. */
export function endSession({
  announce = true,
  isBanned = false,
  isDeleted = false,
  leadsOn = isDeleted,
}: End = {}): Identity {
  const anonymous: Identity = { status: 'anonymous', isBanned, isDeleted, leadsOn };
  if (identity.get().status !== 'anonymous') identity.set(anonymous);
  forget();
  if (announce) channel?.postMessage(isBanned ? 'banned' : 'ended');
  return anonymous;
}

/**
 * Gets a new access token with the cookie; one refresh at a time across all tabs. An outage or maintenance does not end the
 * session.
 */
export function refresh(metadata: RequestMetadata): Promise<Identity> {
  loadSignedInEndpoints();
  refreshing ??= withSessionLock(async () =>
    startSession(await request('refreshSession', {}, { metadata }), false),
  )
    .catch((thrown: unknown) => {
      if (
        isRefusal(
          thrown,
          'INVALID_TOKEN',
          'SESSION_EXPIRED',
          'NOT_AUTHENTICATED',
          'USER_BANNED',
          'USER_DELETED',
          'ACCOUNT_SUSPENDED',
        )
      )
        return endSession();
      if (identity.get().status === 'loading') identity.set({ status: 'anonymous' });
      if (thrown instanceof ApiError) reportFailedCall('refreshSession', thrown);
      throw thrown;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/**
 * Resumes the session of an earlier visit and synchronises with the other tabs. During an outage the page is shown as to a
 * visitor, until the function that `onOutage` is called with has been called.
 */
export function resume(metadata: () => RequestMetadata, onOutage: (tryAgain: () => void) => void): void {
  let attempts = 0;
  const start = () => {
    if (!isRemembered()) return;
    refresh(metadata()).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiError && (thrown.isOutage || thrown.code === 'SITE_UNDER_MAINTENANCE')))
        return;
      // If only sessions are out of order, the server seems healthy each time: later attempts keep a growing distance.
      const pause = attempts * timings.serverRetry;
      attempts += 1;
      onOutage(() => setTimeout(start, pause));
    });
  };
  if (isRemembered()) start();
  else identity.set({ status: 'anonymous' });

  channel?.addEventListener('message', ({ data }) => {
    if (data === 'ended' || data === 'banned') endSession({ announce: false, isBanned: data === 'banned' });
    else refresh(metadata()).catch(() => undefined);
  });
}

const withSessionLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('cairn.session', work) : work();

/** Whether a person has signed in on this device before. */
export const hasSignedInBefore = (): boolean =>
  !canRead('local') || readItem('local', earlierHint) !== undefined;

/** Whether there was a session at the end of the last visit, so that it may be resumed. */
export const isRemembered = (): boolean => readItem('local', hint) !== undefined;

function remember(UserID: UserID): void {
  // Without storage the user has to sign in again after a reload.
  storeItem('local', hint, UserID);
  storeItem('local', earlierHint, 'yes');
}

function forget(): void {
  storeItem('local', hint, undefined);
  storeItem('local', searchesKey, undefined); // others may use the device next
}
