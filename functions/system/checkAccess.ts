import type { Caller } from '#functions/platform/caller.ts';
import { currentMaintenance } from '#functions/platform/maintenance.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { system } from '#shared/contracts/system.ts';
import { i18nIDOf } from '#shared/errors.ts';
import { isPageName, type PageAccess, pages } from '#shared/paths.ts';

/**
 * Whether the caller may open a page. Pages for owners are open to every signed-in user; their own calls determine what
 * is shown. During maintenance `cached` is true for everybody but administrators.
 */
export const checkAccess = operation(system.checkAccess, {
  async run({ headers, caller }, deps) {
    const page = headers['x-page'];
    const maintenance =
      caller?.isAdmin || caller?.needsTwoFactor ? undefined : await currentMaintenance(deps);
    const known = {
      isTokenValid: caller !== undefined,
      cached: maintenance !== undefined,
      ...((caller || maintenance) && {
        data: { isAdmin: caller?.isAdmin === true, ...(maintenance?.until && { until: maintenance.until }) },
      }),
    };
    const name = nameOf(page);
    if (!isPageName(name))
      return { ...known, hasAccess: false, reroute: '404', i18nID: i18nIDOf('NOT_FOUND') };

    const refused = refusalFor(pages[name].access, caller);
    return refused
      ? { ...known, hasAccess: false, reroute: refused.reroute, i18nID: i18nIDOf(refused.code) }
      : { ...known, hasAccess: true };
  },
});

function refusalFor(access: PageAccess, caller: Caller | undefined) {
  if (access === 'public') return undefined;
  if (!caller) return { reroute: 'signin', code: 'NOT_AUTHENTICATED' } as const;
  if (access === 'admin' && !caller.isAdmin) return { reroute: '403', code: 'ADMIN_ONLY' } as const;
  return undefined;
}

/** `edit-profile.html`, `/fr/edit-profile` and `edit-profile` name the same page. */
const nameOf = (page: string): string =>
  page
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.html$/, '') ?? 'index';
