import type { Plugin } from 'vite';
import type { Contract } from '#shared/contract.ts';
import { contracts, type EndpointID } from '#shared/contracts/index.ts';
import { commonErrors, type ErrorCode, errors, i18nIDOf } from '#shared/errors.ts';

/** Refusals that the gateway returns without an envelope, so that the browser must supply their messages. */
const GATEWAY = [
  'SESSION_EXPIRED',
  'NOT_AUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_ATTEMPTS',
] as const satisfies readonly ErrorCode[];

/** Source of each virtual module by name. */
const MODULES: Record<string, () => string> = {
  'virtual:endpoints': () => `export default ${tableOf(called.filter(isOpen))};`,
  'virtual:endpoints/signed-in': () =>
    `export default ${tableOf(called.filter(contract => !isOpen(contract)))};`,
  'virtual:refusals': () => {
    const words = GATEWAY.map(code => [code, { i18nID: i18nIDOf(code), message: errors[code].message }]);
    return [
      `export const commonErrors = ${JSON.stringify(commonErrors)};`,
      `export const gatewayErrors = ${JSON.stringify(Object.fromEntries(words))};`,
    ].join('\n');
  },
};

/** Endpoints that pages call: not those that browsers only follow as links, nor those that other servers call. */
const called = contracts.filter(({ spec }) => spec.status !== 302 && spec.bodyFormat !== 'raw');

/** Open endpoints of pages that few visitors open or that a link in an email opens, and of parts for signed-in users. */
const RARE: readonly string[] = [
  'listTeamsToHire',
  'listProjectsToAdopt',
  'getAdoption',
  'getAnswerTime',
  'getPlatformFee',
  'listSubscriptionPlans',
  'getSubscriptionPlan',
  'listUserProjects',
  'ssoLogin',
  'getStatistics',
  'getReputationMap',
  'confirmEmail',
  'requestConfirmation',
  'requestPasswordReset',
  'resetPassword',
  'verifyIdentity',
  'getSignInUrl',
  'signUp',
  'signOut',
  'listAuthors',
] satisfies EndpointID[];

/**
 * Whether visitors call it: every page loads these, and the others load for signed-in users, for visitors of rare pages,
 * and for visitors who follow an unsubscribe link.
 */
const isOpen = ({ id, domain, spec }: Contract): boolean =>
  (spec.access === 'public' || spec.access === 'optional') &&
  domain !== 'notifications' &&
  !RARE.includes(id);

/** One line per endpoint, which the browser parses into a table; kept short, because pages wait for it. */
function tableOf(endpoints: readonly Contract[]): string {
  const lines = endpoints.map(({ id, method, path }) => [id, method, path].join(' '));
  return `Object.fromEntries(${JSON.stringify(lines.join('\n'))}.split("\\n").map(line => {
    const [id, method, path] = line.split(" ");
    return [id, { method, path }];
  }))`;
}

/**
 * Provides the browser with the method and path of each endpoint and the few refusals whose messages it needs; schemas and all other
 * messages stay on the server.
 */
export const endpoints = (): Plugin => ({
  name: 'cairn:endpoints',
  resolveId: source => (source in MODULES ? `\0${source}` : undefined),
  load: id => (id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined),
});
