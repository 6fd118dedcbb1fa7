import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { UserID } from '../ids.ts';
import { AuthorSummary } from './author.ts';

/** A person in a list of contacts: their name and avatar, without what changes often. */
export const ContactPerson = z.omit(AuthorSummary, { contributionPoints: true });
export type ContactPerson = z.infer<typeof ContactPerson>;

/**
 * PENDING: one has asked the other. ACCEPTED: both agreed. INTERACTED: they share a project or a pending application
 * and are not contacts.
 */
export const ContactStatus = z.enum(['PENDING', 'ACCEPTED', 'INTERACTED']);
export type ContactStatus = z.infer<typeof ContactStatus>;

/** The caller received or sent the pending request. */
export const RequestDirection = z.enum(['received', 'sent']);
export type RequestDirection = z.infer<typeof RequestDirection>;

/** Another person, as the caller's contact. */
export const Contact = z.object({
  /** The same as `ContactedUserID`: a person has one contact per other person. */
  ContactID: UserID,
  ContactedUserID: UserID,
  user: ContactPerson,
  status: ContactStatus,
  /** Only while PENDING. */
  direction: z.optional(RequestDirection),
  /** Time at which the request was sent or accepted. */
  since: z.optional(Instant),
  /** The caller's private note. */
  note: z.optional(z.string()),
});
export type Contact = z.infer<typeof Contact>;

/** Relationship of another person to the caller. */
export const ContactState = z.object({
  ContactedUserID: UserID,
  /** Absent if they have nothing to do with each other, or the caller has blocked the person. */
  status: z.optional(ContactStatus),
  direction: z.optional(RequestDirection),
  /** Whether the caller has blocked the person. */
  blocked: z.boolean(),
  /** Whether the person can become a contact and be blocked: not the caller, the administrator's or the support account. */
  available: z.boolean(),
  /** Whether the caller can write to the person: with a paid plan to anyone, otherwise to those with whom they have to do. */
  canWrite: z.boolean(),
  /** Whether the caller follows the person. */
  following: z.boolean(),
});
export type ContactState = z.infer<typeof ContactState>;

/** A person whom the caller has blocked. */
export const BlockedContact = z.object({
  ContactID: UserID,
  ContactedUserID: UserID,
  user: ContactPerson,
  blockedAt: Instant,
});
export type BlockedContact = z.infer<typeof BlockedContact>;
