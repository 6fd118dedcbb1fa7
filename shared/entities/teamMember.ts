import * as z from 'zod/mini';
import { Day, Instant } from '../fields.ts';
import { ProjectID, ProspectID, UserID } from '../ids.ts';
import { Avatar } from './avatar.ts';
import { TaskCounts } from './task.ts';

/** A member of a project's team. */
export const TeamMember = z.object({
  ProjectID,
  UserID,
  username: z.string(),
  /** First and last name. */
  name: z.optional(z.string()),
  avatar: Avatar,
  contributionPoints: z.int(),
  role: z.string(),
  /** The member's role; absent for the owner. */
  ProspectID: z.optional(ProspectID),
  status: z.enum(['owner', 'member', 'former']),
  joinedAt: Instant,
  /** Only for the owner and the team. */
  email: z.optional(z.string()),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** Ways in which a membership ended: the person left, or the owner removed them. */
export const departures = ['left', 'removed'] as const;
export type Departure = (typeof departures)[number];

/** A current or former member of one of an owner's teams, as the owner sees them. */
export const OwnedTeamMember = z.extend(TeamMember, {
  project: z.object({ ProjectID, name: z.string(), shortName: z.string() }),
  /** Earned in the project by accepted tasks. */
  projectPoints: z.int(),
  /** Time at which the membership ended; only for former members. */
  leftAt: z.optional(Instant),
  /** Way in which it ended, if known. */
  departure: z.optional(z.enum(departures)),
  /** Whether the project's state allows the owner to remove the person. */
  removable: z.boolean(),
});
export type OwnedTeamMember = z.infer<typeof OwnedTeamMember>;

/** Statistics of a team's board, for its owner and members. Up to date within seconds. */
export const TeamStatistics = z.object({
  members: z.array(
    z.extend(z.omit(TeamMember, { email: true }), {
      tasks: TaskCounts,
      /** Earned in the project by accepted tasks; 0 for the owner. */
      projectPoints: z.int(),
    }),
  ),
  /** Tasks that are assigned to no current member of the team: to former members, or unassigned. */
  others: TaskCounts,
  /** The last weeks up to now, oldest first. `week` is its Monday (UTC). */
  weeks: z.array(z.object({ week: Day, added: z.int(), done: z.int() })),
});
export type TeamStatistics = z.infer<typeof TeamStatistics>;
