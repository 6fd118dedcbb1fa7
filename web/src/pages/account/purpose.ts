import { matchPath } from 'react-router-dom';
import { type PageName, readQuery, routePattern } from '#shared/paths.ts';

/** Activity for which a visitor needs an account. It continues once they have signed in. */
export type Purpose = 'application' | 'payment' | 'plan' | 'proposal';

const purposes: readonly (readonly [PageName, Purpose])[] = [
  ['payment', 'payment'],
  ['subscribe-payment', 'plan'],
  ['proposal', 'proposal'],
];

/** Activity that continues at the page to return to; undefined if none has been started there. */
export function purposeOf(next: string | undefined): Purpose | undefined {
  if (!next) return undefined;
  const { pathname, searchParams } = new URL(next, 'https://site.invalid');
  const leadsTo = (name: PageName) => matchPath(routePattern(name), pathname) !== null;
  if (leadsTo('project')) return readQuery('project', searchParams).apply ? 'application' : undefined;
  return purposes.find(([page]) => leadsTo(page))?.[1];
}
