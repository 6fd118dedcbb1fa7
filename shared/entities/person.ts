import * as z from 'zod/mini';
import { Instant, Language } from '../fields.ts';
import { userStates } from '../lifecycle.ts';
import { planTypeIds } from '../plans.ts';
import { AuthorSummary } from './author.ts';
import { EmailProblem } from './emailProblem.ts';
import { PayoutHold } from './payout.ts';

/** A person as administrators see them in lists. */
export const Person = z.extend(AuthorSummary, {
  email: z.string(),
  status: z.enum(userStates),
  registrationDate: Instant,
  lastLogin: z.optional(Instant),
  /** Reason why less email is sent to the address; absent while email arrives. */
  emailProblem: z.optional(EmailProblem),
});
export type Person = z.infer<typeof Person>;

/** A person's account as administrators see it. */
export const PersonDetails = z.extend(Person, {
  planTypeId: z.enum(planTypeIds),
  language: Language,
  about: z.optional(z.string()),
  projects: z.int(),
  memberships: z.int(),
  /** The ban in force. */
  ban: z.optional(z.object({ reason: z.string(), at: Instant, administrator: AuthorSummary })),
  /** The hold of all their payouts. */
  payoutHold: z.optional(PayoutHold),
  /** People with whom they have awarded each other points for tasks, and the time of the last such award that was noticed. */
  circles: z.optional(z.array(z.object({ person: AuthorSummary, lastAt: Instant }))),
  /** Whether the caller may ban this person: neither themselves nor the special accounts. */
  canBan: z.boolean(),
});
export type PersonDetails = z.infer<typeof PersonDetails>;
