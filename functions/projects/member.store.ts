import * as z from 'zod/mini';
import { Instant } from '#shared/fields.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { entity } from '../platform/table/entity.ts';
import { Step } from '../platform/table/step.ts';

const StoredMember = z.object({
  ProjectID,
  UserID,
  role: z.string(),
  ProspectID: z.optional(ProspectID),
  joinedAt: Instant,
  /** Points inside this project, from accepted tasks: the share in what the team receives. */
  projectPoints: z.int(),
});
export type StoredMember = z.infer<typeof StoredMember>;

/** Who is in a team, under the project; `gsi1` lists a person's memberships. The owner has no item: they own the project. */
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

/** A team is read whole; plans allow no more roles than this. */
export const largestTeam = 50;

export const memberSteps = {
  add: (member: StoredMember) =>
    Step.create(members.key(member.ProjectID, member.UserID), member).otherwise('ALREADY_MEMBER'),

  /** The very membership that was read: somebody who left and came back meanwhile stays. */
  remove: ({ ProjectID, UserID, joinedAt }: StoredMember) =>
    Step.remove(members.key(ProjectID, UserID)).when('joinedAt', '=', joinedAt).otherwise('MEMBER_NOT_FOUND'),
};
