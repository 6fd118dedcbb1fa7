import * as z from 'zod/mini';
import { Country, Instant } from '../fields.ts';
import { SessionID } from '../ids.ts';
import { visitDevices } from '../visits.ts';

/** A session of the caller, with what its browser and network said when it was last used. */
export const SignedInSession = z.object({
  SessionID,
  /** Whether the call belongs to it. */
  isCurrent: z.boolean(),
  /** Name of the browser, such as “Firefox”; absent if it is unknown. */
  browser: z.optional(z.string()),
  /** Name of the operating system, such as “Windows”; absent if it is unknown. */
  system: z.optional(z.string()),
  device: z.enum(visitDevices),
  /** Country of the network; absent if it is unknown, or none that Cairn knows. */
  country: z.optional(Country),
  /** Time of the sign-in. */
  since: Instant,
  /** Time of the last use, to the day. */
  lastUsed: Instant,
});
export type SignedInSession = z.infer<typeof SignedInSession>;
