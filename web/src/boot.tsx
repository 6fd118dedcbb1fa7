import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterProvider } from 'react-router-dom';
import { resolveAlias } from './routes/aliases.ts';
import { createRouter, type Prepare } from './routes/router.ts';
import { createRoutes, SHELL } from './routes/routes.tsx';

/** Starts the application on the page that the address names: its code and words first, then one hydration. */
export async function boot(root: HTMLElement): Promise<void> {
  leadToCanonicalAddress();
  const routes = createRoutes();
  const url = new URL(window.location.href);
  await Promise.all(
    (matchRoutes(routes, url.pathname) ?? []).map(({ route, params }) => prepare(route, params, url)),
  );
  const router = createRouter(routes, prepare, SHELL);
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

/** Brings the words of a route and its code, which then stays. */
const prepare: Prepare = async (route, params, url) => {
  const { loader, lazy } = route;
  const request = new Request(url);
  await Promise.all([
    typeof loader === 'function'
      ? loader({ params, request, url, pattern: route.path ?? '', context: {} }, undefined)
      : undefined,
    typeof lazy === 'object' && lazy.Component
      ? lazy.Component().then(Component => Object.assign(route, { Component, lazy: undefined }))
      : undefined,
  ]);
};
