import { sourceOfReferrer } from '#shared/referrers.ts';
import { type Arrival, arrivalByMark } from '#shared/visits.ts';

interface Opened {
  /** `?ref=` of the address. */
  ref: string | undefined;
  /** The visitor opened the site with this page, instead of following a link within it. */
  isLanding: boolean;
  /** `document.referrer` */
  referrer: string;
  origin: string;
}

/** Source from which a visitor came to a page, according to the mark in the address or else to the browser's referrer. */
export const arrivalOf = ({ ref, isLanding, referrer, origin }: Opened): Arrival =>
  arrivalByMark(ref) ?? { source: isLanding ? sourceOfReferrer(referrer, origin) : 'site' };
