import type { Caller } from '#functions/platform/caller.ts';
import type { Author, Me } from '#shared/entities/author.ts';
import { type StoredUser, toAuthorSummary } from './author.store.ts';
import type { PersonCounts } from './personCounts.store.ts';

/** Public profile of a user. */
export function toAuthor(user: StoredUser, counts: PersonCounts | undefined): Author {
  const { about, bio, writtenIn, skills = [], availableHours, links = [], registrationDate } = user;
  return {
    ...toAuthorSummary(user),
    about,
    bio,
    writtenIn: about || bio ? writtenIn : undefined,
    skills,
    availableHours,
    links,
    registrationDate,
    projects: counts?.projects ?? 0,
    memberships: counts?.memberships ?? 0,
    followers: counts?.followers ?? 0,
    showsFinishedTasks: user.showsFinishedTasks ?? false,
  };
}

/** The caller's own profile. */
export function toMe(
  user: StoredUser,
  counts: PersonCounts | undefined,
  { isAdmin, needsTwoFactor }: Pick<Caller, 'isAdmin' | 'needsTwoFactor'>,
): Me {
  const { email, phoneNumber, address, language, planTypeId, affiliateCode, lastLogin, hasPassword } = user;
  return {
    ...toAuthor(user, counts),
    email,
    emailProblem: user.emailProblem?.kind,
    phoneNumber,
    address,
    language,
    reads: user.reads,
    timeZone: user.timeZone,
    planTypeId,
    affiliateCode,
    invited: counts?.invited ?? 0,
    lastLogin,
    activeTill: user.planTypeId === 'free' ? undefined : user.activeTill,
    suggested: user.suggested ?? true,
    showsReading: user.showsReading ?? false,
    isAdmin,
    needsTwoFactor,
    hasTwoFactor: user.twoFactorSince !== undefined,
    hasPassword,
    unreadNotifications: counts?.unread ?? 0,
    unreadMessages: counts?.unreadMessages ?? 0,
    pendingRequests: counts?.pendingRequests ?? 0,
    refundRequests: counts?.refundRequests ?? 0,
    pendingContactRequests: counts?.contactRequests ?? 0,
  };
}
