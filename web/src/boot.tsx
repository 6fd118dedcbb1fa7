import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { resolveAlias } from './routes/aliases.ts';
import { createRoutes } from './routes/routes.tsx';

/** Starts the application on the page that the address names: its code and words first, then one hydration. */
export async function boot(root: HTMLElement): Promise<void> {
  leadToCanonicalAddress();
  const routes = createRoutes();
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: await loadMatched(routes, window.location.pathname) },
  });
  window.addEventListener('hashchange', () => {
    const { pathname, search, hash } = window.location;
    if (!hash.startsWith('#/')) return;
    const canonical = resolveAlias(pathname, search, hash);
    if (canonical) void router.navigate(canonical, { replace: true });
  });

  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

function leadToCanonicalAddress() {
  const { pathname, search, hash } = window.location;
  const canonical = resolveAlias(pathname, search, hash);
  if (canonical) window.history.replaceState(null, '', canonical);
}

/** Brings what the first page needs, so that the router starts with it and nothing is shown twice. */
async function loadMatched(
  routes: ReturnType<typeof createRoutes>,
  pathname: string,
): Promise<Record<string, null>> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const request = new Request(window.location.href);

  await Promise.all(
    matches.map(async ({ route, params }) => {
      const { loader, lazy } = route;
      await Promise.all([
        typeof loader === 'function'
          ? loader(
              {
                params,
                request,
                context: {},
                unstable_pattern: '',
                pattern: '',
                url: new URL(request.url),
              } as never,
              undefined,
            )
          : undefined,
        typeof lazy === 'object' && lazy.Component
          ? lazy.Component().then(Component => Object.assign(route, { Component, lazy: undefined }))
          : undefined,
      ]);
    }),
  );
  // The router numbers routes without an id by their place: "1" is the shell.
  return Object.fromEntries([['1', null], ...matches.map(({ route }) => [route.id ?? '1', null])]);
}
