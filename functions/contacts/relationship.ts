import type { ContactPerson } from '#shared/entities/contact.ts';
import type { UserID } from '#shared/ids.ts';
import type { Relationship } from './relationship.store.ts';
import { blockedBy, isLow } from './relationship.store.ts';

/*
 * Changes of a relationship, as pure functions. Each removes what the change leaves without meaning: `undefined` means
 * that the two people have nothing to do with each other any more.
 */

type Changed = Relationship | undefined;

/** The beginning of a relationship. */
export function newRelationship(one: ContactPerson, other: ContactPerson): Relationship {
  const [low, high] = one.UserID < other.UserID ? [one, other] : [other, one];
  return { low, high, projects: [], applications: [] };
}

/** `from` asks to become a contact. A request in the other direction is accepted by it. */
export function ask(relationship: Relationship, from: UserID, at: string): Relationship {
  const { contact } = relationship;
  if (contact && contact.from !== from) return { ...relationship, contact: accepted(contact, at) };
  return { ...relationship, contact: { from, status: 'PENDING', since: at } };
}

/** Accepts the pending request. */
export const accept = (relationship: Relationship, at: string): Relationship =>
  relationship.contact ? { ...relationship, contact: accepted(relationship.contact, at) } : relationship;

const accepted = ({ from }: NonNullable<Relationship['contact']>, since: string) =>
  ({ from, status: 'ACCEPTED', since }) as const;

/** Removes the contact or its request. Notes about an accepted contact go with it, on both sides. */
export function withoutContact({ contact, noteByLow, noteByHigh, ...rest }: Relationship): Changed {
  const keepsNotes = contact?.status !== 'ACCEPTED';
  return pruned({
    ...rest,
    ...(keepsNotes && noteByLow !== undefined && { noteByLow }),
    ...(keepsNotes && noteByHigh !== undefined && { noteByHigh }),
  });
}

/** `blocker` blocks the other person, which removes the contact or its request. A repetition changes nothing. */
export function block(relationship: Relationship, blocker: UserID, at: string): Relationship {
  if (blockedBy(relationship, blocker)) return relationship;
  const { contact: _, ...rest } = withoutContact(relationship) ?? bare(relationship);
  return setNote(
    { ...rest, ...(isLow(relationship, blocker) ? { blockedByLow: at } : { blockedByHigh: at }) },
    blocker,
    null,
  );
}

/** `blocker` unblocks the other person. A request that they sent meanwhile is pending then. */
export function unblock({ blockedByLow, blockedByHigh, ...rest }: Relationship, blocker: UserID): Changed {
  return pruned(
    isLow(rest, blocker)
      ? { ...rest, ...(blockedByHigh && { blockedByHigh }) }
      : { ...rest, ...(blockedByLow && { blockedByLow }) },
  );
}

/** Sets the note that one of the two keeps about the other; `null` clears it. */
export function setNote(relationship: Relationship, by: UserID, note: string | null): Relationship {
  const { noteByLow, noteByHigh, ...rest } = relationship;
  const notes = isLow(relationship, by)
    ? { noteByLow: note ?? undefined, noteByHigh }
    : { noteByLow, noteByHigh: note ?? undefined };
  return {
    ...rest,
    ...(notes.noteByLow !== undefined && { noteByLow: notes.noteByLow }),
    ...(notes.noteByHigh !== undefined && { noteByHigh: notes.noteByHigh }),
  };
}

/** Adds or removes one of the `projects` that the two share, or of the pending `applications` between them. */
export function setShared<Kind extends 'projects' | 'applications'>(
  relationship: Relationship,
  kind: Kind,
  id: Relationship[Kind][number],
  isShared: boolean,
): Changed {
  const others = relationship[kind].filter(one => one !== id);
  return pruned({ ...relationship, [kind]: isShared ? [...others, id].toSorted() : others });
}

/** Replaces the name and avatar of one of the two. */
export function setPerson(relationship: Relationship, person: ContactPerson): Relationship {
  return isLow(relationship, person.UserID)
    ? { ...relationship, low: person }
    : { ...relationship, high: person };
}

const bare = ({ low, high }: Relationship): Relationship => ({ low, high, projects: [], applications: [] });

/** Without notes where nothing else connects the two, whether or not one has blocked the other. */
function pruned(relationship: Relationship): Changed {
  const { noteByLow: _low, noteByHigh: _high, ...rest } = relationship;
  const { contact, projects, applications, blockedByLow, blockedByHigh } = rest;
  if (contact || projects.length > 0 || applications.length > 0) return relationship;
  return blockedByLow || blockedByHigh ? rest : undefined;
}
