import * as z from 'zod/mini';
import { isTimeZone } from '../days.ts';

/** An IANA time zone that this runtime knows, by its current name or a former one. */
export const TimeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, { error: 'validation.invalid' }));

/** The time zone of a browser; one that is not known here, because the browser is newer, counts as none. */
export const FoundTimeZone = z.catch(z.optional(TimeZone), undefined);
