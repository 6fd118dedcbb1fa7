import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { departures } from '#shared/entities/teamMember.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';

const StoredMember = z.object({
  ProjectID,
  /** Owner of the project. */
  OwnerUserID: UserID,
  UserID,
  role: z.string(),
  ProspectID: z.optional(ProspectID),
  joinedAt: Instant,
  /** Project points from accepted tasks: the member's share of what the team receives. */
  projectPoints: z.int(),
});
export type StoredMember = z.infer<typeof StoredMember>;

/**
 * Team members by project; `gsi1` lists a user's memberships, `gsi2` the members of all projects of an owner. The owner
 * is not a member.
 */
export const members = entity({
  name: 'member',
  schema: StoredMember,
  key: (project: ProjectID, user: UserID) => ({ pk: `project#${project}`, sk: `member#${user}` }),
  gsi1: member => ({ pk: `memberships#${member.UserID}`, sk: `${member.joinedAt}#${member.ProjectID}` }),
  gsi2: ({ OwnerUserID, joinedAt, ProjectID, UserID }) => ({
    pk: `ownedTeams#${OwnerUserID}`,
    sk: `member#${joinedAt}#${ProjectID}#${UserID}`,
  }),
});

/** A membership that has ended. */
const StoredFormerMember = z.extend(StoredMember, {
  leftAt: Instant,
  /** Absent if the team's owner changed, and from records made before members could leave. */
  departure: z.optional(z.enum(departures)),
});
export type StoredFormerMember = z.infer<typeof StoredFormerMember>;

/** People who are no longer in a team, once for each time; `gsi2` lists those of all projects of an owner. */
export const formerMembers = entity({
  name: 'formerMember',
  schema: StoredFormerMember,
  key: (project: ProjectID, user: UserID, leftAt: string) => ({
    pk: `project#${project}`,
    sk: `former-member#${user}#${leftAt}`,
  }),
  gsi2: ({ OwnerUserID, leftAt, ProjectID, UserID }) => ({
    pk: `ownedTeams#${OwnerUserID}`,
    sk: `former-member#${leftAt}#${ProjectID}#${UserID}`,
  }),
});

export const membersOf = (project: ProjectID) =>
  ({ pk: `project#${project}`, beginsWith: 'member#' }) as const;
export const membershipsOf = (user: UserID) =>
  ({ index: 'gsi1', pk: `memberships#${user}`, order: 'desc' }) as const;

/** Latest first, over all projects of an owner. */
const ownedTeams = (owner: UserID, beginsWith: string) =>
  ({ index: 'gsi2', pk: `ownedTeams#${owner}`, beginsWith, order: 'desc' }) as const;
export const membersOfOwner = (owner: UserID) => ownedTeams(owner, 'member#');
export const formerMembersOf = (project: ProjectID) =>
  ({ pk: `project#${project}`, beginsWith: 'former-member#' }) as const;
export const formerMembersOfOwner = (owner: UserID) => ownedTeams(owner, 'former-member#');

/** Maximum size of a team, which is read in full; no plan allows more roles. */
export const largestTeam = 50;

export const memberSteps = {
  /** Adds project points for accepted work. */
  earn: (project: ProjectID, user: UserID, points: number) =>
    Step.update(members.key(project, user), {}).add({ projectPoints: points }),

  add: (member: StoredMember) =>
    Step.create(members.key(member.ProjectID, member.UserID), member).otherwise('ALREADY_MEMBER'),

  /** Replaces a member by a record of their time in the team. Refused if they have changed since they were read. */
  remove: (
    member: StoredMember,
    departed: Pick<StoredFormerMember, 'leftAt' | 'departure'> & Partial<Pick<StoredMember, 'OwnerUserID'>>,
  ) => [
    Step.remove(members.key(member.ProjectID, member.UserID))
      .when('OwnerUserID', '=', member.OwnerUserID)
      .when('joinedAt', '=', member.joinedAt)
      .when('projectPoints', '=', member.projectPoints),
    Step.create(formerMembers.key(member.ProjectID, member.UserID, departed.leftAt), {
      ...member,
      ...departed,
    }),
  ],
};
