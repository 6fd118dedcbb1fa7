import { useSyncExternalStore } from 'react';
import type { AvatarFeatures } from '#shared/avatars/avatarChoices.ts';

/** Who is signed in, as far as the shell needs to know. */
export interface SessionUser {
  UserID: string;
  username: string;
  firstName: string;
  /** Address of a picture, name of a ready-made face, or choices. */
  avatar: string | AvatarFeatures | undefined;
  contributionPoints: number;
  isAdmin: boolean;
  unreadNotifications: number;
}

export type Session =
  | { status: 'loading'; user?: undefined }
  | { status: 'anonymous'; user?: undefined }
  | { status: 'signedIn'; user: SessionUser };

/** Where the session comes from. `get` gives the same object until something changes. */
export interface SessionSource {
  get: () => Session;
  subscribe: (onChange: () => void) => () => void;
  signOut: () => Promise<void>;
}

const LOADING: Session = { status: 'loading' };
const ANONYMOUS: Session = { status: 'anonymous' };

let source: SessionSource = {
  get: () => ANONYMOUS,
  subscribe: () => () => undefined,
  signOut: () => Promise.resolve(),
};

/** Tells the application where its session comes from; call it before the first render. */
export function provideSession(provided: SessionSource): void {
  source = provided;
}

/** The session of the page; prerendered pages start as 'loading'. */
export function useSession(): Session & { signOut: () => Promise<void> } {
  const session = useSyncExternalStore(source.subscribe, source.get, () => LOADING);
  return { ...session, signOut: source.signOut };
}
