import { useLocation } from 'react-router-dom';
import type { SessionUser } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { type OwnGroup, ownMenuOf } from './deferred/deferredMenus.ts';
import { linksOf, type MenuLink } from './menus.ts';

export interface OwnLinks extends Pick<OwnGroup, 'title'> {
  links: readonly (MenuLink & { isCurrent: boolean })[];
}

/** The user's own pages as links, in groups; of the sections of a page, the one in the URL is current, otherwise the page as a whole. */
export function useOwnMenu(user: Pick<SessionUser, 'isAdmin' | 'needsTwoFactor'>): OwnLinks[] {
  const lang = useLanguage();
  const { pathname, hash } = useLocation();
  const groups = ownMenuOf(user).map(({ title, entries }) => ({ title, links: linksOf(entries, lang) }));
  const all = groups.flatMap(({ links }) => links);
  const current = all.find(({ to }) => to === pathname + hash) ?? all.find(({ to }) => to === pathname);
  return groups.map(({ title, links }) => ({
    title,
    links: links.map(link => ({ ...link, isCurrent: link === current })),
  }));
}
