import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { resolveAlias } from './aliases.ts';
import { createNavigation } from './navigation.ts';
import { hasShellTranslations, preloadPage } from './preloadPage.tsx';
import { Site } from './Site.tsx';

/** Starts the application on the page that the address names: its code and words first, then one hydration. */
export async function boot(root: HTMLElement): Promise<void> {
  const canonical = canonicalOf(window.location);
  if (canonical) window.history.replaceState(null, '', canonical);

  const navigation = createNavigation({ window, prepare: preloadPage, canonical: canonicalOf });
  await navigation.settle();
  const isFailure = navigation.place().failure !== undefined;
  // Without any words what was prerendered says more than we could.
  if (isFailure && !hasShellTranslations()) return;

  const app = (
    <StrictMode>
      <Site navigation={navigation} />
    </StrictMode>
  );
  startTransition(() => {
    if (root.firstElementChild && !isFailure) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const canonicalOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  resolveAlias(pathname, search, hash);
