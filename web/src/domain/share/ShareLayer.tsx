import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { closeShareSheet, useShared } from './openShareSheet.ts';

const ShareSheet = lazyComponent(async () => (await import('./ShareSheet.tsx')).ShareSheet, {
  texts: ['sharing'],
});

/** The sheet of whatever is being shared, above the page and until the page changes; its code loads when something is shared for the first time. */
export function ShareLayer() {
  const shared = useShared();
  const { pathname } = useLocation();
  const [isWanted, setWanted] = useState(false);
  if (shared && !isWanted) setWanted(true);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- closes when the page changes
  useEffect(() => closeShareSheet, [pathname]);
  return isWanted && <ShareSheet shared={shared} onClose={closeShareSheet} />;
}
