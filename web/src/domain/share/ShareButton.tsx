import share from 'lucide-static/icons/share-2.svg?raw';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { openShareSheet, type Shared } from './openShareSheet.ts';

/** Opens the sheet with all the ways to share something. */
export function ShareButton({ shared, size = 's' }: { shared: Shared } & Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('common');
  return (
    <Button size={size} icon={share} aria-haspopup="dialog" onClick={() => openShareSheet(shared)}>
      {t('share')}
    </Button>
  );
}
