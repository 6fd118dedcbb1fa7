import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { loadWords } from '../i18n/i18n.ts';
import { isLanguage } from '../i18n/languages.ts';
import { LanguageChooser } from '../pages/errors/LanguageChooser.tsx';
import { NotFoundPage } from '../pages/errors/statusPages.tsx';
import { RouteFailure } from '../shell/RouteFailure.tsx';
import { Shell } from '../shell/Shell.tsx';
import { resolveAlias } from './aliases.ts';
import { PageFrame } from './PageFrame.tsx';
import { PAGES, type Page } from './pages.ts';
import { PATTERNS } from './paths.ts';

/** The routes of the application, from the table of pages. */
export function createRoutes(): RouteObject[] {
  return [
    { path: '/', Component: LanguageChooser },
    {
      path: '/:lang',
      loader: loadShellWords,
      Component: Shell,
      ErrorBoundary: RouteFailure,
      children: [...PAGES.map(routeOf), { path: '*', loader: leadToCanonical, Component: NotFoundPage }],
    },
  ];
}

function routeOf(page: Page): RouteObject {
  const path = PATTERNS[page.name].slice('/:lang'.length).replace(/^\//, '');
  return {
    id: page.name,
    ...(path ? { path } : { index: true }),
    handle: page,
    loader: async ({ params }) => {
      if (isLanguage(params.lang)) await loadWords(params.lang, page.namespaces);
      return null;
    },
    lazy: { Component: async () => framed(page, (await page.load()).default) },
  };
}

const framed = (page: Page, Content: ComponentType) =>
  function FramedPage() {
    return (
      <PageFrame page={page}>
        <Content />
      </PageFrame>
    );
  };

async function loadShellWords({ params, request }: LoaderFunctionArgs) {
  if (isLanguage(params.lang)) {
    await loadWords(params.lang, ['common', 'shell']);
    return null;
  }
  leadToCanonical({ request });
  await loadWords('en', ['common', 'shell']);
  return null;
}

/** An address that nobody knows may be an older spelling of one that we do. */
function leadToCanonical({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const { pathname, search } = new URL(request.url);
  const canonical = resolveAlias(pathname, search);
  if (canonical) throw redirect(canonical, 301);
  return null;
}
