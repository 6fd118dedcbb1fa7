import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { AuthorSummary } from './author.ts';

/** Whether the site is under maintenance, as administrators see it. */
export const MaintenanceStatus = z.object({
  isOn: z.boolean(),
  /** When it was last switched on or off; absent if never. */
  since: z.optional(Instant),
  /** When the site is expected back. It stays closed until it is opened again. */
  until: z.optional(Instant),
  /** Administrator who switched it; absent for an operator on the command line. */
  switchedBy: z.optional(AuthorSummary),
});
export type MaintenanceStatus = z.infer<typeof MaintenanceStatus>;
