import { createContext, use, useSyncExternalStore } from 'react';
import type { AvatarFeatures } from '#shared/avatars/avatarChoices.ts';
import type { EmailProblem } from '#shared/entities/emailProblem.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { Identity } from './token.ts';

/** The signed-in user, with the fields that the shell shows. */
export interface SessionUser {
  UserID: string;
  username: string;
  firstName: string;
  /** URL of a picture, name of a ready-made avatar, or features to draw. */
  avatar: string | AvatarFeatures | undefined;
  contributionPoints: number;
  /** Languages that they read, as far as they have said so. */
  reads: readonly WrittenLanguage[] | undefined;
  /** IANA name; undefined until it is known on the server. */
  timeZone: string | undefined;
  email: string;
  /** Reason for sending less email to the address; undefined while email arrives. */
  emailProblem: EmailProblem['kind'] | undefined;
  isAdmin: boolean;
  /** Whether an administrator has to sign in with a second factor before they have their rights. */
  needsTwoFactor: boolean;
  unreadNotifications: number;
  unreadMessages: number;
}

export type Session =
  | { status: 'loading'; user?: undefined }
  | { status: 'anonymous'; user?: undefined }
  | { status: 'signedIn'; user: SessionUser };

/** Source of the session. `get` returns the same object until the session changes. */
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

/** Sets the source of the session; call it before the first render. */
export function provideSession(provided: SessionSource): void {
  source = provided;
}

/** A session that has ended, and that a part of the page still uses. */
export interface SessionHold {
  session: Session;
  identity: Identity;
}

const Hold = createContext<SessionHold | undefined>(undefined);
export const SessionHoldProvider = Hold.Provider;
export const useSessionHold = (): SessionHold | undefined => use(Hold);

/** The session of the page; prerendered pages start as 'loading'. */
export function useSession(): Session & { signOut: () => Promise<void> } {
  const current = useSyncExternalStore(source.subscribe, source.get, () => LOADING);
  return { ...(useSessionHold()?.session ?? current), signOut: source.signOut };
}
