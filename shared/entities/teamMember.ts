import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { ProjectID, ProspectID, UserID } from '../ids.ts';
import { Avatar } from './avatar.ts';

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
  status: z.enum(['owner', 'member']),
  joinedAt: Instant,
  /** Only for the owner and the team. */
  email: z.optional(z.string()),
});
export type TeamMember = z.infer<typeof TeamMember>;
