import { createHash, randomInt } from 'node:crypto';
import type { StoredUser } from '#functions/authors/author.store.ts';
import type { DrawnAvatar } from '#shared/entities/avatar.ts';
import type { UserID } from '#shared/ids.ts';
import { type Country, type Language, profile } from '#shared/settings.ts';

/** Initial values of an account. */
export interface NewUser {
  UserID: UserID;
  username: string;
  email: string;
  avatar: DrawnAvatar;
  language: Language;
  hasPassword: boolean;
  firstName?: string | undefined;
  lastName?: string | undefined;
  country?: Country | undefined;
  timeZone?: string | undefined;
  /** Affiliate code of the user who referred them. */
  referredBy?: string | undefined;
  /** Hash of the secret of the browser that signed up. */
  signUpBrowser?: string | undefined;
}

/** Record of a new user: unconfirmed, on the free plan, without points. */
export const createUserRecord = (newUser: NewUser, at: string): StoredUser => ({
  ...newUser,
  status: 'unconfirmed',
  planTypeId: 'free',
  contributionPoints: 0,
  affiliateCode: newCode(),
  registrationDate: at,
});

/** Letters and digits without those that are easily confused. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const newCode = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** One of the ready-made avatars, always the same one for an id. */
export function defaultAvatarFor(id: UserID): DrawnAvatar {
  const place = (createHash('sha256').update(id).digest().readUInt32BE(0) % profile.readyMadeAvatars) + 1;
  return { kind: 'ready', name: `avatar-${String(place).padStart(2, '0')}` };
}
