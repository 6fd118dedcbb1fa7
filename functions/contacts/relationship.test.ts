import { describe, expect, test } from 'vitest';
import type { ContactPerson } from '#shared/entities/contact.ts';
import { ContributionRequestId, ProjectID, special, UserID } from '#shared/ids.ts';
import {
  canWriteTo,
  isBlockedBy,
  listOf,
  noteBy,
  type Relationship,
  sortNameOf,
} from './relationship.store.ts';
import {
  accept,
  ask,
  block,
  newRelationship,
  setNote,
  setPerson,
  setShared,
  unblock,
  withoutContact,
} from './relationship.ts';
import { toContact, toContactState } from './toContact.ts';

const person = (id: string): ContactPerson => ({
  UserID: UserID.parse(id),
  username: id,
  avatar: { kind: 'ready', name: 'avatar-01' },
});
const [ana, ben] = [person('ana').UserID, person('ben').UserID];
const at = '2026-11-20T12:00:00.000Z';
const later = '2026-11-21T12:00:00.000Z';
const project = ProjectID.parse('tidewatch');

const strangers = () => newRelationship(person('ben'), person('ana'));
const contacts = () => accept(ask(strangers(), ana, at), later);
const lists = (relationship: Relationship) => [listOf(relationship, ana), listOf(relationship, ben)];

/** A relationship that the change has not ended. */
function kept(relationship: Relationship | undefined): Relationship {
  if (!relationship) throw new Error('The relationship has ended.');
  return relationship;
}

describe('asking', () => {
  test('is sent to one and received by the other', () => {
    expect(lists(ask(strangers(), ana, at))).toEqual(['sent', 'received']);
    expect(lists(ask(strangers(), ben, at))).toEqual(['received', 'sent']);
  });

  test('each other accepts', () => {
    const both = ask(ask(strangers(), ana, at), ben, later);
    expect(both.contact).toEqual({ from: ana, status: 'ACCEPTED', since: later });
  });

  test('a removed contact or request leaves nothing', () => {
    expect(withoutContact(contacts())).toBeUndefined();
    expect(withoutContact(ask(strangers(), ana, at))).toBeUndefined();
  });
});

describe('a shared project or application', () => {
  const sharing = () => kept(setShared(strangers(), 'projects', project, true));

  test('makes both people interacted, in any order and however often it is reported', () => {
    const application = ContributionRequestId.parse('request-1');
    const inOrder = setShared(sharing(), 'applications', application, true);
    const reversed = setShared(
      kept(setShared(strangers(), 'applications', application, true)),
      'projects',
      project,
      true,
    );
    expect(inOrder).toEqual(reversed);
    expect(setShared(kept(inOrder), 'projects', project, true)).toEqual(inOrder);
    expect(lists(kept(inOrder))).toEqual(['interacted', 'interacted']);
  });

  test('that ends leaves nothing, except a contact', () => {
    expect(setShared(sharing(), 'projects', project, false)).toBeUndefined();
    const contact = setShared(contacts(), 'projects', project, true);
    expect(setShared(kept(contact), 'projects', project, false)).toEqual(contacts());
  });

  test('remains when the contact is removed', () => {
    const both = kept(setShared(contacts(), 'projects', project, true));
    expect(lists(kept(withoutContact(both)))).toEqual(['interacted', 'interacted']);
  });
});

test('the support account is in no list and cannot become a contact', () => {
  const support = person(special.support);
  const sharing = kept(setShared(newRelationship(person('ana'), support), 'projects', project, true));
  expect(listOf(sharing, ana)).toBe('none');
  expect(canWriteTo(sharing)).toBe(true);
  expect(toContactState(sharing, ana, special.support)).toMatchObject({ available: false });
  expect(toContactState(undefined, ana, ana)).toMatchObject({ available: false });
});

describe('blocking', () => {
  test('removes the contact and is visible to the blocker only', () => {
    const blocked = block(contacts(), ana, at);
    expect(lists(blocked)).toEqual(['blocked', 'none']);
    expect(toContact(blocked, ben)).toBeUndefined();
    expect(toContactState(blocked, ben, ana)).toEqual({
      ContactedUserID: ana,
      blocked: false,
      available: true,
    });
    expect(toContactState(blocked, ana, ben)).toEqual({
      ContactedUserID: ben,
      blocked: true,
      available: true,
    });
    expect([isBlockedBy(blocked, ana), isBlockedBy(blocked, ben)]).toEqual([true, false]);
  });

  test('hides a request until it ends; then the request is pending', () => {
    const asked = ask(block(strangers(), ana, at), ben, later);
    expect(lists(asked)).toEqual(['blocked', 'sent']);
    expect(lists(kept(unblock(asked, ana)))).toEqual(['received', 'sent']);
    expect(block(asked, ana, later)).toEqual(asked);
  });

  test('by both ends for each on their own', () => {
    const both = block(block(strangers(), ana, at), ben, later);
    expect(lists(both)).toEqual(['blocked', 'blocked']);
    const one = kept(unblock(both, ana));
    expect(lists(one)).toEqual(['none', 'blocked']);
    expect(unblock(one, ben)).toBeUndefined();
  });
});

describe('a note', () => {
  test('is seen by who wrote it and ends with the contact', () => {
    const noted = setNote(contacts(), ana, 'Draws harbours.');
    expect([noteBy(noted, ana), noteBy(noted, ben)]).toEqual(['Draws harbours.', undefined]);
    expect(setNote(noted, ana, null)).toEqual(contacts());
    const shared = kept(setShared(noted, 'projects', project, true));
    expect(noteBy(kept(withoutContact(shared)), ana)).toBeUndefined();
  });

  // Otherwise it would tell whether a relationship that seems to have ended is kept because of a block.
  test('ends with the shared project, blocked or not', () => {
    const noted = setNote(kept(setShared(strangers(), 'projects', project, true)), ben, 'Owes me a chisel.');
    const blocked = block(noted, ana, at);
    expect(noteBy(blocked, ben)).toBe('Owes me a chisel.');
    expect(noteBy(kept(setShared(blocked, 'projects', project, false)), ben)).toBeUndefined();
    expect(setShared(noted, 'projects', project, false)).toBeUndefined();
  });
});

test('two people can write to each other if they share something and neither has blocked the other', () => {
  const sharing = kept(setShared(strangers(), 'projects', project, true));
  expect([undefined, strangers(), ask(strangers(), ana, at)].map(canWriteTo)).toEqual([false, false, false]);
  expect([contacts(), sharing].map(canWriteTo)).toEqual([true, true]);
  expect([block(sharing, ana, at), block(sharing, ben, at)].map(canWriteTo)).toEqual([false, false]);
});

test('names are sorted without case and accents', () => {
  expect(sortNameOf({ ...person('eloise'), firstName: 'Éloïse', lastName: 'Le  Goff' })).toBe(
    'eloise le goff',
  );
  expect(sortNameOf(person('Ben'))).toBe('ben');
  expect(setPerson(strangers(), { ...person('ana'), firstName: 'Ana' }).low.firstName).toBe('Ana');
});
