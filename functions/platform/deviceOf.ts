import type { VisitDevice } from '#shared/visits.ts';

/** Class of a device by its browser's name. Tablets that pretend to be computers count as such. */
export function deviceOf(userAgent: string): VisitDevice {
  if (/iPad|Tablet|Android(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/.test(userAgent) ? 'phone' : 'computer';
}
