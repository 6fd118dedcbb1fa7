import { isbot } from 'isbot';
import type { Headers } from '#shared/contract.ts';
import type { analytics as contracts } from '#shared/contracts/analytics.ts';

/** Whether a view may be counted: by a person as far as the browser's name tells, who has not asked to be left out. */
export function isCountable(headers: Headers<typeof contracts.recordVisit>): boolean {
  const { 'user-agent': userAgent = '', 'sec-gpc': privacyControl, dnt } = headers;
  return dnt !== '1' && privacyControl !== '1' && userAgent !== '' && !isbot(userAgent);
}
