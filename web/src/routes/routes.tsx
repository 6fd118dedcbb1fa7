import {
  type LoaderFunction,
  type Params,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { loadTranslations, SHELL_NAMESPACES } from '#web/i18n/i18n.ts';
import { FALLBACK_LANGUAGE, isLanguage } from '#web/i18n/languages.ts';
import type { Namespace } from '#web/i18n/resources.ts';
import { LoadFailure } from '#web/shell/LoadFailure.tsx';
import { Shell } from '#web/shell/Shell.tsx';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';
import { resolveAlias } from './aliases.ts';
import { HashAlias } from './HashAlias.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PAGES, type Page } from './pages.ts';

const NAMESPACES = new Map<string | undefined, readonly Namespace[]>([
  ['shell', SHELL_NAMESPACES],
  ...PAGES.map(({ name, namespaces }) => [name, namespaces] as const),
]);

/** Prepares the route with this id before it renders: loads its translations, in the language of the URL, its code and its text. */
export async function prepareRoute(id: string | undefined, params: Params): Promise<void> {
  const { lang } = params;
  await Promise.all([
    loadTranslations(isLanguage(lang) ? lang : FALLBACK_LANGUAGE, NAMESPACES.get(id) ?? []),
    PAGES.find(({ name }) => name === id)
      ?.load()
      .then(({ prepare }) => prepare?.(params)),
  ]);
}

/** Loader that redirects aliases to their canonical URL and prepares the route. */
const translated = (id: string): Pick<RouteObject, 'id' | 'loader' | 'shouldRevalidate'> => {
  const loader: LoaderFunction = async ({ params, request }) => {
    const { pathname, search } = new URL(request.url);
    const canonical = resolveAlias(pathname, search);
    if (canonical !== undefined) return redirect(canonical);

    await prepareRoute(id, params);
    return null;
  };
  return { id, loader, shouldRevalidate: hasTextChanged };
};

const hasTextChanged: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams['lang'] !== nextParams['lang'] || currentParams['context'] !== nextParams['context'];

const pageRoute = (page: Page): RouteObject => ({
  ...translated(page.name),
  path: page.pattern,
  handle: page,
  errorElement: <LoadFailure />,
  // Without it React Router renders no route below the shell, not even this error, while `lazy` has not been resolved.
  hydrateFallbackElement: <PagePlaceholder />,
  lazy: async () => {
    const { default: Content } = await page.load();
    return {
      element: (
        <PageFrame page={page}>
          <Content />
        </PageFrame>
      ),
    };
  },
});

/** The route of addresses that no page has. Their HTML is that of the page 404, so they render as it does. */
const unknownRoute = (notFound: Page): RouteObject => ({ ...pageRoute(notFound), id: 'unknown', path: '*' });

/** Routes of the application, derived from `PAGES`. Each route loads its code and its translations in parallel. */
export const ROUTES: RouteObject[] = [
  {
    id: 'start',
    path: '/',
    lazy: async () => ({ Component: (await import('#web/pages/start/LanguageChooser.tsx')).LanguageChooser }),
  },
  {
    ...translated('shell'),
    path: '/:lang',
    element: (
      <>
        <HashAlias />
        <Shell />
      </>
    ),
    errorElement: (
      <Shell>
        <LoadFailure />
      </Shell>
    ),
    children: [...PAGES.map(pageRoute), ...PAGES.filter(({ name }) => name === '404').map(unknownRoute)],
  },
];
