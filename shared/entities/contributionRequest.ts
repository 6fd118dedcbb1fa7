import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { ContributionRequestId, ProjectID, ProspectID, UserID } from '../ids.ts';
import { requestStates } from '../lifecycle.ts';
import { AuthorSummary } from './author.ts';

/** A person's application for a role. */
export const ContributionRequest = z.object({
  contributionRequestId: ContributionRequestId,
  contributorId: UserID,
  /** The prospect. */
  typeId: ProspectID,
  user: AuthorSummary,
  project: z.object({ ProjectID, shortName: z.string(), OwnerUserID: UserID }),
  role: z.string(),
  note: z.optional(z.string()),
  status: z.enum(requestStates),
  createdAt: Instant,
  decidedAt: z.optional(Instant),
  /** When the request expires if it is not answered. */
  expiresAt: Instant,
});
export type ContributionRequest = z.infer<typeof ContributionRequest>;
