import { dayAfter } from '#functions/testing/dayAfter.ts';
import type { MarketCounts } from '#shared/contracts/market.ts';
import { type AuthorSummary, Me } from '#shared/entities/author.ts';
import { Comment } from '#shared/entities/comment.ts';
import { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { Notification } from '#shared/entities/notification.ts';
import { ProgressEntry } from '#shared/entities/progressEntry.ts';
import { Project } from '#shared/entities/project.ts';
import { ProjectAllowance } from '#shared/entities/projectAllowance.ts';
import { Prospect } from '#shared/entities/prospect.ts';
import { SavedSearch } from '#shared/entities/savedSearch.ts';
import { TeamMember } from '#shared/entities/teamMember.ts';
import { UserID } from '#shared/ids.ts';

const owner: AuthorSummary = {
  UserID: UserID.parse('maren'),
  username: 'maren',
  firstName: 'Maren',
  lastName: 'Okoro',
  avatar: { kind: 'ready', name: 'avatar-01' },
  city: 'Falmouth',
  country: 'GB',
  contributionPoints: 21_300,
};

const you: AuthorSummary = {
  UserID: UserID.parse('lucia'),
  username: 'lucia',
  firstName: 'Lucía',
  lastName: 'Ferrer',
  avatar: { kind: 'ready', name: 'avatar-02' },
  contributionPoints: 12_480,
};

/** The signed-in user. */
export const aMe = Me.parse({
  ...you,
  registrationDate: '2025-01-10T10:00:00.000Z',
  projects: 0,
  memberships: 0,
  followers: 0,
  skills: [],
  links: [],
  email: 'lucia@cairn.example',
  language: 'en',
  timeZone: 'Europe/London',
  planTypeId: 'free',
  affiliateCode: 'abc',
  invited: 0,
  suggested: true,
  showsReading: false,
  showsFinishedTasks: false,
  isAdmin: false,
  needsTwoFactor: false,
  hasTwoFactor: false,
  hasPassword: true,
  unreadNotifications: 0,
  unreadMessages: 0,
  pendingRequests: 0,
  refundRequests: 0,
  pendingContactRequests: 0,
});

/** The session of the signed-in user. */
export const aSession = { UserID: aMe.UserID, token: 'token', expiresIn: 3600 };

/** Project allowance of a person on the Free plan, with the given changes. */
export const anAllowance = (change: Partial<ProjectAllowance> = {}): ProjectAllowance =>
  ProjectAllowance.parse({ planTypeId: 'free', points: 1_250, open: 0, most: 1, teams: [], ...change });

/** Counts of a market, with the given changes. */
export const marketCounts = (change: Partial<MarketCounts> = {}): MarketCounts => ({
  projects: 3,
  rolesOpen: 4,
  matching: 3,
  matchingWords: 3,
  country: {},
  language: {},
  status: {},
  skill: {},
  without: {},
  ...change,
});

/** A project in development that accepts payments, with the given changes. */
export const aProject = (change: Partial<Project> = {}): Project =>
  Project.parse({
    ProjectID: 'tidewatch',
    owner,
    name: 'Tidewatch',
    shortName: 'Tidewatch',
    description: 'A public tide gauge for every harbour that cannot afford one.',
    language: 'en',
    country: 'GB',
    currency: 'GBP',
    image: { kind: 'cairn', palette: 'tide' },
    status: 'in-development',
    progress: 61,
    endDate: dayAfter(new Date().toISOString(), 200),
    submittedAt: '2026-01-10T10:00:00.000Z',
    approvedAt: '2026-01-11T10:00:00.000Z',
    budget: 10_000_00,
    raised: 6_100_00,
    supporters: 118,
    payments: 131,
    followers: 96,
    likes: 214,
    comments: 1,
    rolesOpen: 2,
    skills: ['makers'],
    needs: ['Firmware engineer'],
    toHire: false,
    details: 'Most small harbours tell the time of the tide from a printed table and a painted pole.',
    rolesNeeded: 3,
    totalContributionBudget: 10_000_00,
    numberOfContributions: 800,
    contributionName: 'buoy',
    contributorsPart: 20,
    unitPrice: 12_50,
    soldUnits: 797,
    remainingUnits: 13,
    members: 1,
    completeness: 100,
    updatedAt: '2026-11-01T10:00:00.000Z',
    suspended: false,
    you: {
      owner: false,
      member: false,
      liked: false,
      following: false,
      canAdminister: false,
      beyondPlan: false,
    },
    ...change,
  });

/** A member of the team, with the given changes. */
export const aMember = (change: Partial<TeamMember> = {}): TeamMember =>
  TeamMember.parse({
    ProjectID: 'tidewatch',
    UserID: 'priya',
    username: 'priya',
    name: 'Priya Nair',
    avatar: { kind: 'ready', name: 'avatar-03' },
    contributionPoints: 11_700,
    role: 'Data engineer',
    status: 'member',
    joinedAt: '2026-02-25T10:00:00.000Z',
    ...change,
  });

/** An open role, with the given changes. */
export const aRole = (change: Partial<Prospect> = {}): Prospect =>
  Prospect.parse({
    ProspectID: 'firmware',
    ContributorSearchID: 'firmware',
    ProjectID: 'tidewatch',
    ProjectShortName: 'Tidewatch',
    PersonType: 'Firmware engineer',
    Notes: 'You know why a sensor drifts in salt air.',
    skill: 'makers',
    PersonFoundID: null,
    taken: false,
    applicants: 0,
    createdAt: '2026-10-01T10:00:00.000Z',
    ...change,
  });

/** A comment by the owner. */
export const aComment = (change: Partial<Comment> = {}): Comment =>
  Comment.parse({
    CommentID: 'comment-1',
    ProjectID: 'tidewatch',
    author: owner,
    text: 'Three harbours said yes.',
    createdAt: '2026-11-18T10:00:00.000Z',
    byOwner: true,
    replies: [],
    ...change,
  });

/** An entry of the progress log, by the owner. */
export const aProgressEntry = (change: Partial<ProgressEntry> = {}): ProgressEntry =>
  ProgressEntry.parse({
    ProgressEntryID: `entry-${change.progress ?? 61}`,
    ProjectID: 'tidewatch',
    author: owner,
    title: 'Seven weeks under salt water',
    text: 'The unit came up with a limpet on it.',
    progress: 61,
    createdAt: '2026-11-14T10:00:00.000Z',
    ...change,
  });

/** A comment by the signed-in user. */
export const yourComment = (text: string): Comment =>
  aComment({ CommentID: Comment.shape.CommentID.parse('comment-2'), author: you, text, byOwner: false });

/** An unread notification of a comment on "Project {number}". */
export const aSavedSearch = (change: Partial<SavedSearch> = {}): SavedSearch =>
  SavedSearch.parse({
    SavedSearchID: 'tides',
    name: 'Tides',
    query: { search: 'tidal energy', skill: ['developers'], country: ['FR'] },
    frequency: 'daily',
    inApp: true,
    email: false,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...change,
  });

export const aNotification = (number: number): Notification =>
  Notification.parse({
    NotificationID: `notification-${number}`,
    kind: 'commentAdded',
    values: { project: `Project ${number}`, person: 'Priya Nair' },
    createdAt: '2026-11-18T10:00:00.000Z',
    read: false,
  });

/** A pending application for the role of a firmware engineer. */
export const anApplication = (
  id: string,
  firstName: string,
  change: Partial<ContributionRequest> = {},
): ContributionRequest =>
  ContributionRequest.parse({
    contributionRequestId: id,
    contributorId: `user-${id}`,
    typeId: 'firmware',
    user: {
      UserID: `user-${id}`,
      username: id,
      firstName,
      avatar: { kind: 'ready', name: 'avatar-03' },
      contributionPoints: 900,
    },
    project: { ProjectID: 'tidewatch', shortName: 'Tidewatch', OwnerUserID: aMe.UserID },
    role: 'Firmware engineer',
    note: 'I have two evenings a week.',
    status: 'pending',
    createdAt: '2026-11-18T10:00:00.000Z',
    expiresAt: '2026-12-02T10:00:00.000Z',
    ...change,
  });
