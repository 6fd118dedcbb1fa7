import { matchPath } from 'react-router-dom';
import { type PageName, readQuery, routePattern } from '#shared/paths.ts';

/** What a visitor needs an account for. It goes on once they have signed in. */
export type Purpose = 'application' | 'payment' | 'plan' | 'proposal';

const purposes: readonly (readonly [PageName, Purpose])[] = [
  ['payment', 'payment'],
  ['subscribe-payment', 'plan'],
  ['proposal', 'proposal'],
];

/** What goes on at the page to return to; undefined if nothing has been begun there. */
export function purposeOf(next: string | undefined): Purpose | undefined {
  if (!next) return undefined;
  const { pathname, searchParams } = new URL(next, 'https://site.invalid');
  const leadsTo = (name: PageName) => matchPath(routePattern(name), pathname) !== null;
  if (leadsTo('project')) return readQuery('project', searchParams).apply ? 'application' : undefined;
  return purposes.find(([page]) => leadsTo(page))?.[1];
}
