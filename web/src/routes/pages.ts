import type { ComponentType } from 'react';
import { type PageName, pages, routePattern } from '#shared/paths.ts';
import { STATUS_PAGES } from '#web/shell/statusPages.tsx';
import type { ShellPage } from '#web/shell/usePage.ts';
import type { PageModule, PageView } from './pageView.ts';
import { publicPages } from './publicPages.ts';
import { workPages } from './workPages.ts';

export interface Page extends ShellPage, Omit<PageView, 'section' | 'file'> {
  name: PageName | 'kit';
  render: 'build' | 'shell' | 'server';
  hidden: boolean;
  /** Its file relative to `web/`, whose code and styles the build preloads. */
  source: string;
  load: () => Promise<PageModule>;
}

/** Every file that can be a page. The page of components is not one of them, so that it is no part of a site without it. */
const FILES = import.meta.glob<PageModule>(['../pages/**/*Page.tsx', '!../pages/kit/**']);

const views: Record<PageName, PageView> = { ...publicPages, ...workPages };

/** Every component in every state, for developers. Part of a site only if it is built with VITE_KIT=on. */
const kitPage: Page = {
  name: 'kit',
  pattern: '/:lang/kit',
  access: 'public',
  namespaces: ['kit'],
  render: 'shell',
  footer: 'slim',
  area: 'kit',
  hidden: true,
  source: 'src/pages/kit/KitPage.tsx',
  load: () => import('#web/pages/kit/KitPage.tsx'),
};

function pageOf(name: PageName): Page {
  const { access } = pages[name];
  const isPublic = access === 'public';
  const { file, ...view } = views[name];
  return {
    render: 'shell',
    hidden: !isPublic,
    ...view,
    name,
    pattern: routePattern(name),
    access,
    footer: isPublic ? 'deep' : 'slim',
    area: file?.split('/')[0],
    ...codeOf(name, file),
  };
}

/** Source file of a page, and the function that loads it. */
function codeOf(name: PageName, file: string | undefined): Pick<Page, 'source' | 'load'> {
  if (file === undefined) {
    const { [name]: Content } = STATUS_PAGES as Partial<Record<PageName, ComponentType>>;
    if (!Content) throw new Error(`The page ${name} names no file.`);
    return { source: 'src/shell/statusPages.tsx', load: () => Promise.resolve({ default: Content }) };
  }
  const load = FILES[`../pages/${file}`];
  if (!load) throw new Error(`The page ${name} names ${file}, which is no page.`);
  return { source: `src/pages/${file}`, load };
}

/** Every page of the site. Routes, prerendering and the sitemap are computed from it. */
export const PAGES: readonly Page[] = [
  ...(Object.keys(pages) as PageName[]).map(pageOf), // the keys of a constant object
  ...(import.meta.env.VITE_KIT === 'on' ? [kitPage] : []),
];
