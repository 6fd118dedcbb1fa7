import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { enterMaintenance } from '#web/api/maintenance.ts';
import { PageStateProvider, renderedWith, takePageState } from '#web/api/pageState.ts';
import { reportProblem } from '#web/api/problems.ts';
import { hasAnyShell } from '#web/i18n/i18n.ts';
import { preferredLanguage } from '#web/shell/preferredLanguage.ts';
import { App } from './App.tsx';
import { resolveAlias } from './aliases.ts';
import { prepareRoute, ROUTES } from './routes.tsx';

/** Starts the application at the current URL: loads code and translations, then hydrates once. */
export async function boot(root: HTMLElement): Promise<void> {
  const { pathname, search, hash } = window.location;
  // Without a language, a fragment can still name a page: `/#/projects/{id}`.
  const address = pathname === '/' && hash ? paths.index({ lang: preferredLanguage() }) : pathname;
  const canonical = resolveAlias(address, search, hash, preferredLanguage());
  if (canonical !== undefined) window.history.replaceState(null, '', canonical);

  const loaderData = await loadMatches().catch(() => undefined);
  const router = createBrowserRouter(ROUTES, loaderData && { hydrationData: { loaderData } });
  await initialized(router);
  const hasFailed = router.state.errors !== null;
  // Without translations no error can be shown, so the prerendered page stays.
  if (hasFailed && !hasAnyShell()) return;

  const state = takePageState();
  if (state?.maintenance) enterMaintenance(state.maintenance.until);
  const app = (
    <StrictMode>
      <PageStateProvider value={state && renderedWith(state)}>
        <App router={router} state={state} />
      </PageStateProvider>
    </StrictMode>
  );
  startTransition(() => {
    // The HTML at an alias can be that of another page.
    if (root.firstElementChild && !hasFailed && canonical === undefined) hydrateRoot(root, app, handlers);
    else createRoot(root, handlers).render(app);
  });
}

/** React's default handling of errors, with an entry in the log. Errors that no boundary catches reach the window. */
const handlers: RootOptions = {
  onCaughtError: error => {
    // oxlint-disable-next-line no-console -- as React does by default
    console.error(error);
    reportProblem('MOUNTING', error);
  },
  onRecoverableError: error => {
    reportProblem('DOM', error);
    reportError(error);
  },
};

/**
 * Loads the matched routes before the router is created, and returns the data of their loaders. A router created with this data
 * keeps the scroll position from before hydration.
 */
async function loadMatches(): Promise<Record<string, null>> {
  const matches = matchRoutes(ROUTES, window.location) ?? [];
  await Promise.all(
    matches.flatMap(({ route, params }) => [loadLazy(route), prepareRoute(route.id, params)]),
  );
  return Object.fromEntries(matches.map(({ route }) => [route.id, null]));
}

/** Loads the lazy part of a route into the route itself. */
async function loadLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Resolves when the router has loaded the first page or failed to. */
async function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>(resolve => {
    const unsubscribe = router.subscribe(state => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
