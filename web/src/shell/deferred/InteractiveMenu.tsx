import layoutGrid from 'lucide-static/icons/layout-grid.svg?raw';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/session.ts';
import { readStored } from '#web/shell/stored.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import './InteractiveMenu.css';

const InteractiveDialog = lazyComponent(
  async () => (await import('#web/shell/InteractiveDialog.tsx')).InteractiveDialog,
);

/** Ctrl M, or the stone at the bottom right, opens the interactive menu of a signed-in person. */
export function InteractiveMenu() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const active = status === 'signedIn';

  useEffect(() => {
    if (!active) return;
    // Firefox mutes the tab on Ctrl M, hence preventDefault; the button is there as well.
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.key.toLowerCase() !== 'm' || readStored('shortcuts') === 'off') return;
      event.preventDefault();
      setWanted(true);
      setOpen(open => !open);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);

  if (!active) return null;
  return (
    <>
      <IconButton
        stone
        className="interactive-stone"
        icon={layoutGrid}
        label={t('interactive.open')}
        aria-keyshortcuts="Control+M"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted && <InteractiveDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
