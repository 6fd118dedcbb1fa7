import { type PageName, pages, routePattern } from '#shared/paths.ts';
import type { ShellPage } from '#web/shell/usePage.ts';
import type { PageView } from './pageView.ts';
import { publicPages } from './publicPages.ts';
import { workPages } from './workPages.ts';

export interface Page extends ShellPage, Omit<PageView, 'section'> {
  name: PageName | 'kit';
  render: 'build' | 'shell' | 'server';
  hidden: boolean;
}

const views: Record<PageName, PageView> = { ...publicPages, ...workPages };

/** Every component in every state, for developers. Part of a site only if it is built with VITE_KIT=on. */
const kitPage: Page = {
  name: 'kit',
  pattern: '/:lang/kit',
  access: 'public',
  namespaces: ['kit'],
  render: 'shell',
  footer: 'slim',
  hidden: true,
  load: () => import('#web/pages/kit/KitPage.tsx'),
};

function pageOf(name: PageName): Page {
  const { access } = pages[name];
  const isPublic = access === 'public';
  return {
    render: 'shell',
    hidden: !isPublic,
    ...views[name],
    name,
    pattern: routePattern(name),
    access,
    footer: isPublic ? 'deep' : 'slim',
  };
}

/** Every page of the site. Routes, prerendering and the sitemap are computed from it. */
export const PAGES: readonly Page[] = [
  ...(Object.keys(pages) as PageName[]).map(pageOf), // the keys of a constant object
  ...(import.meta.env.VITE_KIT === 'on' ? [kitPage] : []),
];
