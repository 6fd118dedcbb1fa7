import { type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { BlockedContact, Contact, ContactPerson, ContactState } from '#shared/entities/contact.ts';
import type { UserID } from '#shared/ids.ts';
import { isProtectedAccount } from './protectedAccounts.ts';
import { blockedBy, isBlockedBy, listOf, noteBy, otherOf, type Relationship } from './relationship.store.ts';

/** The name and avatar of a user, as relationships keep them. */
export function toContactPerson(user: StoredUser): ContactPerson {
  const { contributionPoints: _, ...summary } = toAuthorSummary(user);
  const { firstName, lastName, city, country, ...required } = summary;
  return {
    ...required,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(city !== undefined && { city }),
    ...(country !== undefined && { country }),
  };
}

const standings = {
  accepted: { status: 'ACCEPTED' },
  interacted: { status: 'INTERACTED' },
  received: { status: 'PENDING', direction: 'received' },
  sent: { status: 'PENDING', direction: 'sent' },
} as const;

const standingOf = (relationship: Relationship, viewer: UserID) => {
  const list = listOf(relationship, viewer);
  return list === 'blocked' || list === 'none' ? undefined : standings[list];
};

/** A relationship as the contact of one of the two; undefined if it is none. */
export function toContact(relationship: Relationship, viewer: UserID): Contact | undefined {
  const standing = standingOf(relationship, viewer);
  if (!standing) return undefined;
  const user = otherOf(relationship, viewer);
  const note = noteBy(relationship, viewer);
  return {
    ContactID: user.UserID,
    ContactedUserID: user.UserID,
    user,
    ...standing,
    ...(relationship.contact && { since: relationship.contact.since }),
    ...(note !== undefined && { note }),
  };
}

/** The contact after a change that has made the other person one. */
export function requireContact(relationship: Relationship, viewer: UserID): Contact {
  const contact = toContact(relationship, viewer);
  if (!contact)
    throw new Error(`Relationship ${relationship.low.UserID} ${relationship.high.UserID} has no contact`);
  return contact;
}

/** The relationship of `other` to `viewer`, as `viewer` sees it. */
export function toContactState(
  relationship: Relationship | undefined,
  viewer: UserID,
  other: UserID,
): Omit<ContactState, 'canWrite' | 'following'> {
  return {
    ContactedUserID: other,
    ...(relationship && standingOf(relationship, viewer)),
    blocked: isBlockedBy(relationship, viewer),
    available: other !== viewer && !isProtectedAccount(viewer, other),
  };
}

/** The person whom `viewer` has blocked; undefined if they have not. */
export function toBlockedContact(relationship: Relationship, viewer: UserID): BlockedContact | undefined {
  const blockedAt = blockedBy(relationship, viewer);
  const user = otherOf(relationship, viewer);
  if (!blockedAt) return undefined;
  return { ContactID: user.UserID, ContactedUserID: user.UserID, user, blockedAt };
}

/** The blocked person, after blocking. */
export function requireBlockedContact(relationship: Relationship, viewer: UserID): BlockedContact {
  const blocked = toBlockedContact(relationship, viewer);
  if (!blocked) throw new Error(`${viewer} has not blocked ${otherOf(relationship, viewer).UserID}`);
  return blocked;
}
