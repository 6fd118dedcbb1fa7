import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ContactPerson } from '#shared/entities/contact.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { Instant } from '#shared/fields.ts';
import { foldText } from '#shared/foldText.ts';
import { fullNameOf } from '#shared/fullName.ts';
import { ContributionRequestId, ProjectID, UserID } from '#shared/ids.ts';
import { isProtectedAccount } from './protectedAccounts.ts';

/** Everything between two people, who are `low` and `high` in the order of their ids. */
const Relationship = z.object({
  low: ContactPerson,
  high: ContactPerson,
  /** Absent unless one of them has asked the other. `since`: time at which the request was sent or accepted. */
  contact: z.optional(z.object({ from: UserID, status: z.enum(['PENDING', 'ACCEPTED']), since: Instant })),
  /** The projects that both own or are members of. */
  projects: z.array(ProjectID),
  /** The pending requests of one of them for a role in a project of the other. */
  applications: z.array(ContributionRequestId),
  /** Times at which each blocked the other. */
  blockedByLow: z.optional(Instant),
  blockedByHigh: z.optional(Instant),
  /** Private notes of each about the other. */
  noteByLow: z.optional(z.string()),
  noteByHigh: z.optional(z.string()),
});
export type Relationship = z.infer<typeof Relationship>;

/** `revision` changes with each write, also when the item is deleted and created again. */
const StoredRelationship = z.extend(Relationship, { revision: z.string() });
export type StoredRelationship = z.infer<typeof StoredRelationship>;

/** The list in which one of the two people finds the other. */
export type ContactList = 'accepted' | 'interacted' | 'received' | 'sent' | 'blocked' | 'none';

/**
 * Relationships: one item per pair of people, in either order of their ids. Each person's lists are one partition, of
 * `gsi1` for the lower id and of `gsi2` for the higher one.
 */
export const relationships = entity({
  name: 'relationship',
  schema: StoredRelationship,
  key: (one: UserID, other: UserID) => ({
    pk: `relationship#${[one, other].toSorted().join('#')}`,
    sk: 'relationship',
  }),
  gsi1: relationship => entryOf(relationship, relationship.low.UserID),
  gsi2: relationship => entryOf(relationship, relationship.high.UserID),
});

/** Partition of everyone with whom a person has a relationship, as `low` in `gsi1` and as `high` in `gsi2`. */
export const contactsOf = (id: UserID): string => `contacts#${id}`;

const entryOf = (relationship: Relationship, viewer: UserID) => ({
  pk: contactsOf(viewer),
  sk: listKeyOf(relationship, viewer),
});

/** The lists of requests are in order of time, the others by name. */
export function listKeyOf(relationship: Relationship, viewer: UserID): string {
  const list = listOf(relationship, viewer);
  const other = otherOf(relationship, viewer);
  const isByTime = list === 'received' || list === 'sent';
  const place = isByTime ? (relationship.contact?.since ?? '') : sortNameOf(other);
  return `${list}#${place}#${other.UserID}`;
}

/** Maximum length of a name in a key, whose size is limited. */
const longestName = 100;

/** The name as it is shown. */
const shownNameOf = (person: ContactPerson): string => fullNameOf(person) || person.username;

/** The form in which names are sorted. */
export const sortNameOf = (person: ContactPerson): string =>
  Array.from(foldText(shownNameOf(person)).replace(/\s+/g, ' ').trim())
    .slice(0, longestName)
    .join('');

/**
 * The list in which one of the two finds the other. Someone who is blocked sees no difference. The administrator's and the support
 * account are in no list.
 */
export function listOf(relationship: Relationship, viewer: UserID): ContactList {
  const { contact, projects, applications } = relationship;
  if (blockedBy(relationship, viewer)) return 'blocked';
  if (contact?.status === 'ACCEPTED') return 'accepted';
  if (contact) return contact.from === viewer ? 'sent' : 'received';
  const isListed = !isProtectedAccount(relationship.low.UserID, relationship.high.UserID);
  return isListed && (projects.length > 0 || applications.length > 0) ? 'interacted' : 'none';
}

export const isLow = ({ low }: Pick<Relationship, 'low'>, id: UserID): boolean => low.UserID === id;

export const otherOf = ({ low, high }: Relationship, viewer: UserID): ContactPerson =>
  low.UserID === viewer ? high : low;

/** Time at which `blocker` blocked the other person; undefined if they have not. */
export const blockedBy = (relationship: Relationship, blocker: UserID): string | undefined =>
  isLow(relationship, blocker) ? relationship.blockedByLow : relationship.blockedByHigh;

/** The private note of `viewer` about the other person. */
export const noteBy = (relationship: Relationship, viewer: UserID): string | undefined =>
  isLow(relationship, viewer) ? relationship.noteByLow : relationship.noteByHigh;

/** Whether `blocker` has blocked the other person of the relationship. */
export const isBlockedBy = (relationship: Relationship | undefined, blocker: UserID): boolean =>
  relationship !== undefined && blockedBy(relationship, blocker) !== undefined;

/**
 * Whether two people may write to each other without a paid plan: they share a project, a pending application or an
 * accepted contact, and neither has blocked the other.
 */
export const canWriteTo = (relationship: Relationship | undefined): boolean =>
  isConnected(relationship) && !relationship?.blockedByLow && !relationship?.blockedByHigh;

/**
 * Whether two people share a project, a pending application or an accepted contact, blocked or not: a blocked person
 * is not told.
 */
export const isConnected = (relationship: Relationship | undefined): boolean =>
  relationship !== undefined &&
  (relationship.contact?.status === 'ACCEPTED' ||
    relationship.projects.length > 0 ||
    relationship.applications.length > 0);

export const relationshipSteps = {
  /** Writes a changed relationship if it is unchanged since it was read; `undefined` deletes it. */
  save: (before: StoredRelationship | undefined, after: Relationship | undefined, revision: string) => {
    if (!after) return before && Step.remove(keyOf(before)).when('revision', '=', before.revision);
    const item = { ...after, revision };
    return before
      ? Step.put(keyOf(after), item).when('revision', '=', before.revision)
      : Step.create(keyOf(after), item);
  },

  /** Condition only: `blocker` has not blocked `user`, else `code`. */
  notBlocked: <Code extends ErrorCode>(user: UserID, blocker: UserID, code: Code) =>
    Step.condition(relationships.key(user, blocker))
      .when(blockFieldOf(user, blocker), 'absent')
      .otherwise(code),

  /** Condition only: `blocker` has blocked `user`. */
  blocked: (user: UserID, blocker: UserID) =>
    Step.condition(relationships.key(user, blocker)).when(blockFieldOf(user, blocker), 'exists'),
};

const blockFieldOf = (user: UserID, blocker: UserID) => (blocker < user ? 'blockedByLow' : 'blockedByHigh');

const keyOf = ({ low, high }: Relationship) => relationships.key(low.UserID, high.UserID);
