import { expect, test } from 'vitest';
import type { StoredUser } from '#functions/authors/author.store.ts';
import { displayNameOf } from '#functions/notifications/displayNameOf.ts';
import { formerUsername } from '#shared/fullName.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { toTeamMember } from './toTeamMember.ts';

const id = UserID.parse('gone');
const user: StoredUser = {
  UserID: id,
  username: 'ines',
  email: 'ines@cairn.example',
  firstName: 'In\u00e9s',
  avatar: { kind: 'ready', name: 'avatar-07' },
  language: 'es',
  status: 'deleted',
  planTypeId: 'free',
  contributionPoints: 1200,
  affiliateCode: 'x',
  registrationDate: '2026-01-01T10:00:00.000Z',
  hasPassword: true,
};
const membership = {
  ProjectID: ProjectID.parse('tidewatch'),
  UserID: id,
  role: 'Baker',
  joinedAt: '2026-02-01T10:00:00.000Z',
};

test('Nothing but the id is shown of a team member who has deleted their account', () => {
  const member = toTeamMember(membership, user, { showEmail: true });
  expect(member).toMatchObject({ UserID: id, username: formerUsername, contributionPoints: 0 });
  expect(JSON.stringify(member)).not.toMatch(/ines|In\u00e9s/);
});

test('Notifications do not name a person who has deleted their account', () => {
  expect(displayNameOf(user)).toBe(formerUsername);
  expect(displayNameOf({ ...user, status: 'active' })).toBe('In\u00e9s');
  expect(displayNameOf(undefined)).toBe(formerUsername);
});
