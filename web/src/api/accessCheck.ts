import type { PageName } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { call, renewSession } from './client.ts';
import type { ApiOutput } from './request.ts';
import { identity } from './token.ts';

export type AccessAnswer = ApiOutput<'checkAccess'>;

const userNow = (): string | undefined => {
  const now = identity.get();
  return now.status === 'signedIn' ? now.UserID : undefined;
};

/** Time at which the user's access to a page has to be checked again, in milliseconds. */
const granted = new Map<PageName, number>();
let grantedTo = userNow();
identity.subscribe(() => {
  if (userNow() === grantedTo) return;
  grantedTo = userNow();
  granted.clear();
});

/**
 * Asks the server whether the signed-in user may open a page. Undefined if that need not be asked again, if the session
 * ends in the meantime, and if the server does not answer: the endpoints check access themselves.
 */
export async function checkAccess(page: PageName): Promise<AccessAnswer | undefined> {
  const user = userNow();
  if (!user || (granted.get(page) ?? 0) > Date.now()) return undefined;

  let answer = await ask(page);
  if (answer?.isTokenValid === false) {
    await renewSession();
    answer = userNow() === user ? await ask(page) : undefined;
  }
  if (!answer || userNow() !== user) return undefined;
  if (answer.hasAccess && !answer.cached) granted.set(page, Date.now() + timings.accessRemembered);
  return answer;
}

const ask = (page: PageName): Promise<AccessAnswer | undefined> =>
  call('checkAccess', { headers: { 'x-page': page } }).catch(() => undefined);
