import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';

const StoredMember = z.object({
  ProjectID,
  UserID,
  role: z.string(),
  ProspectID: z.optional(ProspectID),
  joinedAt: Instant,
  /** Project points from accepted tasks: the member's share of what the team receives. */
  projectPoints: z.int(),
});
export type StoredMember = z.infer<typeof StoredMember>;

/** Team members by project; `gsi1` lists a user's memberships. The owner is not a member. */
export const members = entity({
  name: 'member',
  schema: StoredMember,
  key: (project: ProjectID, user: UserID) => ({ pk: `project#${project}`, sk: `member#${user}` }),
  gsi1: member => ({ pk: `memberships#${member.UserID}`, sk: `${member.joinedAt}#${member.ProjectID}` }),
});

export const membersOf = (project: ProjectID) =>
  ({ pk: `project#${project}`, beginsWith: 'member#' }) as const;
export const membershipsOf = (user: UserID) =>
  ({ index: 'gsi1', pk: `memberships#${user}`, order: 'desc' }) as const;

/** Maximum size of a team, which is read in full; no plan allows more roles. */
export const largestTeam = 50;

export const memberSteps = {
  /** Adds project points for accepted work. */
  earn: (project: ProjectID, user: UserID, points: number) =>
    Step.update(members.key(project, user), {}).add({ projectPoints: points }),

  add: (member: StoredMember) =>
    Step.create(members.key(member.ProjectID, member.UserID), member).otherwise('ALREADY_MEMBER'),

  /** Deletes exactly the membership that was read: a member who has left and rejoined since stays. */
  remove: ({ ProjectID, UserID, joinedAt }: StoredMember) =>
    Step.remove(members.key(ProjectID, UserID)).when('joinedAt', '=', joinedAt).otherwise('MEMBER_NOT_FOUND'),
};
