import type { LogContext } from '#shared/clientLog.ts';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { LogEntry } from '#shared/contracts/system.ts';
import { type PageName, pages, routePattern } from '#shared/paths.ts';
import { ApiError } from '#web/api/apiError.ts';
import type { Problem } from '#web/api/problems.ts';
import { framesOf } from './framesOf.ts';

/** The document in which problems happen. */
export interface LoggedDocument {
  origin: string;
  /** Name of its entry script, which changes with each build. */
  release: string | undefined;
}

/** Browser errors without a fault of ours: errors of scripts of other origins, and resizing put off to the next frame. */
const noise = /^(Script error\.?|ResizeObserver loop .*)$/;

/**
 * The log entry for a problem: what the code says and where, without anything that a person has typed or that an address
 * contains. Undefined for problems that are not ours.
 */
export function entryOf(
  { context, thrown, level, endpoint, at, pathname }: Problem,
  { origin, release }: LoggedDocument,
): LogEntry | undefined {
  const stack = thrown instanceof Error ? framesOf(thrown.stack ?? '', origin) : undefined;
  const message = messageOf(thrown, origin);
  if (message === undefined || (stack?.isForeign && !(thrown instanceof ApiError))) return undefined;

  const page = pageAt(pathname);
  return {
    level,
    context: endpoint ? contextOf(endpoint, context) : context,
    message,
    at: new Date(at).toISOString(),
    ...(page && { page }),
    ...(stack?.frames.length && !(thrown instanceof ApiError) && { frames: stack.frames }),
    ...(release && { release }),
    ...(endpoint && { endpoint }),
    ...(thrown instanceof ApiError && { code: thrown.code }),
  };
}

function messageOf(thrown: unknown, origin: string): string | undefined {
  if (thrown instanceof ApiError) return `ApiError: ${thrown.code}, status ${thrown.status}`;
  if (typeof thrown === 'string') return noise.test(thrown) ? undefined : withoutTexts(thrown, origin);
  if (!(thrown instanceof Error)) return `Thrown: ${thrown === null ? 'null' : typeof thrown}`;
  if (thrown.name === 'AbortError' || noise.test(thrown.message)) return undefined;
  const name = /^\w{1,40}$/.test(thrown.name) ? thrown.name : 'Error';
  return `${name}: ${withoutTexts(thrown.message, origin)}`;
}

/** Removes quoted texts, addresses other than those of our code, and long numbers: browsers quote data in their messages. */
const withoutTexts = (message: string, origin: string): string =>
  message
    .replaceAll(/[a-z][a-z-]*:\/\/\S+/g, url =>
      url.startsWith(`${origin}/assets/`) ? url.slice(origin.length + 1).replace(/[?#].*/, '') : '[address]',
    )
    .replaceAll(/\((reading|setting) '([\w$]{1,40})'\)/g, '($1 $2)')
    .replaceAll(/"[^"]*"?|(?<!\w)'[^']*'?|`[^`]*`?|[“«‘][^”»’]*[”»’]?/g, '[text]')
    .replaceAll(/\S+@\S+/g, '[address]')
    .replaceAll(/\d{5,}/g, '[number]')
    .slice(0, 200);

const names = Object.keys(pages) as PageName[]; // the keys of a constant object
const patterns = names.map(
  name =>
    [
      name,
      new RegExp(
        `^${routePattern(name)
          .replace(/\/:\w+\?/, '(/[^/]+)?')
          .replaceAll(/:\w+/g, '[^/]+')}/?$`,
      ),
    ] as const,
);

/** The name of the page at a path; ids in the path are not part of it. */
const pageAt = (pathname: string): PageName | undefined =>
  patterns.find(([, pattern]) => pattern.test(pathname))?.[0];

const profile: Partial<Record<EndpointID, LogContext>> = {
  getMe: 'PROFILE',
  exportMyData: 'PROFILE',
  updateMe: 'EDIT_PROFILE',
  changeAvatar: 'EDIT_PROFILE',
  changePassword: 'EDIT_PROFILE',
  deleteAccount: 'EDIT_PROFILE',
};

/** Other parts of the product by the names of their endpoints; the first that fits counts. */
const contexts: readonly (readonly [RegExp, LogContext])[] = [
  [/Connect|PayoutAccount|AccountStatus/, 'CONNECT'],
  [/PageConfig/, 'PAGE_CONFIG_DATA'],
  [
    /^(sign|verifyIdentity|refreshSession|confirmEmail|requestPassword|resetPassword|requestConfirmation|getSignIn)/,
    'AUTH',
  ],
  [/Payment|Order|Subscri|Payout|Refund|Plan|Fee|Invoice|Receipt|Statement/, 'PAYMENT'],
  [/Message|Draft/, 'MAIL'],
];

const contextOf = (endpoint: EndpointID, otherwise: LogContext): LogContext =>
  profile[endpoint] ?? contexts.find(([pattern]) => pattern.test(endpoint))?.[1] ?? otherwise;
