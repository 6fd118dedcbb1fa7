import type { UserID } from '#shared/ids.ts';
import { isRefusal } from './apiError.ts';
import { type RequestMetadata, request } from './request.ts';
import { store } from './store.ts';

/** Who is signed in here. The access token lives in memory alone; a cookie that no script reads renews it. */
export type Identity =
  | { status: 'loading' }
  | { status: 'anonymous' }
  | { status: 'signedIn'; UserID: UserID; token: string; endsAt: number };

const hint = 'cairn.signed-in';
/** Not where pages are prerendered: a channel would keep that process alive. */
const channel = typeof window === 'object' ? new BroadcastChannel('cairn.session') : undefined;

/** `loading` only where a former visit left the hint that there is a session. */
export const identity = store<Identity>({ status: 'loading' });

let refreshing: Promise<Identity> | undefined;

interface Session {
  UserID: UserID;
  token: string;
  expiresIn: number;
}

/** A session has begun or was renewed. */
export function startSession({ UserID, token, expiresIn }: Session, announce = true): Identity {
  const session: Identity = { status: 'signedIn', UserID, token, endsAt: Date.now() + expiresIn * 1000 };
  identity.set(session);
  remember(UserID);
  if (announce) channel?.postMessage('begun');
  return session;
}

/** The session is over here and in the other tabs. */
export function endSession(announce = true): Identity {
  const nobody: Identity = { status: 'anonymous' };
  if (identity.get().status !== 'anonymous') identity.set(nobody);
  forget();
  if (announce) channel?.postMessage('ended');
  return nobody;
}

/** A new access token for the cookie; one at a time, in all tabs together. An outage leaves things as they are. */
export function refresh(metadata: RequestMetadata): Promise<Identity> {
  refreshing ??= exclusively(async () =>
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
      throw thrown;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** At the start: take the session up again where there was one, and follow the other tabs. */
export function resume(metadata: () => RequestMetadata): void {
  if (isRemembered()) refresh(metadata()).catch(() => undefined);
  else identity.set({ status: 'anonymous' });

  channel?.addEventListener('message', ({ data }) => {
    if (data === 'ended') endSession(false);
    else refresh(metadata()).catch(() => undefined);
  });
}

const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('cairn.session', work) : work();

function isRemembered(): boolean {
  try {
    return localStorage.getItem(hint) !== null;
  } catch {
    return false;
  }
}

function remember(UserID: UserID): void {
  try {
    localStorage.setItem(hint, UserID);
  } catch {
    // without storage a reload asks to sign in again
  }
}

function forget(): void {
  try {
    localStorage.removeItem(hint);
  } catch {
    // nothing was kept
  }
}
