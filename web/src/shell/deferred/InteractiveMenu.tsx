import layoutGrid from 'lucide-static/icons/layout-grid.svg?raw';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/session.ts';
import {
  setInteractiveMenu,
  toggleInteractiveMenu,
  useInteractiveMenu,
} from '#web/shell/interactiveMenuState.ts';
import { readStored } from '#web/shell/stored.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import './InteractiveMenu.css';

/** Loads the parts that find something as one types. */
export const loadFinder = () => import('#web/shell/finder/parts.ts');

const InteractiveDialog = lazyComponent(async () => (await loadFinder()).InteractiveDialog, {
  texts: ['finder'],
});

/** Interactive menu, opened by Ctrl M and from the header, and by signed-in users with the stone at the bottom right. */
export function InteractiveMenu() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const open = useInteractiveMenu();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);

  useEffect(() => {
    // preventDefault, because Firefox mutes the tab on Ctrl M.
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.key.toLowerCase() !== 'm' || readStored('shortcuts') === 'off') return;
      event.preventDefault();
      toggleInteractiveMenu();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      {status === 'signedIn' && (
        <IconButton
          stone
          className="interactive-stone"
          icon={layoutGrid}
          label={t('interactive.open')}
          aria-keyshortcuts="Control+M"
          onClick={() => setInteractiveMenu(true)}
        />
      )}
      {wanted && <InteractiveDialog open={open} onClose={() => setInteractiveMenu(false)} />}
    </>
  );
}
