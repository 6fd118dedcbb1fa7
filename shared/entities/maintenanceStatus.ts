import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { AuthorSummary } from './author.ts';

/** Whether the site is under maintenance, as administrators see it. */
export const MaintenanceStatus = z.object({
  isOn: z.boolean(),
  /** Time at which it was last switched on or off; absent if it never was. */
  since: z.optional(Instant),
  /** Expected time at which the site opens again. It stays closed until an administrator or operator opens it. */
  until: z.optional(Instant),
  /** Administrator who switched it; absent for an operator on the command line. */
  switchedBy: z.optional(AuthorSummary),
});
export type MaintenanceStatus = z.infer<typeof MaintenanceStatus>;
