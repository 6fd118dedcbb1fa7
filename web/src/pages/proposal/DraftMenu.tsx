import ellipsis from 'lucide-static/icons/ellipsis.svg?raw';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';

export interface DraftMenuProps {
  /** The page that the link to leave the draft leads to, and what it does before. */
  leaving: Pick<LinkProps, 'to' | 'onClick'>;
  isDiscarding: boolean;
  onDiscard: () => void;
}

/** Menu in the bar of the proposal on phones, for all but submitting. */
export function DraftMenu({ leaving, isDiscarding, onDiscard }: DraftMenuProps) {
  const { t } = useTranslation('proposal');
  return (
    <Menu align="end" buttonClassName="ib" label={t('bar.more')} button={<Icon svg={ellipsis} />}>
      <Link {...leaving}>{t('bar.leave')}</Link>
      <button type="button" disabled={isDiscarding} onClick={onDiscard}>
        {t('bar.discard')}
      </button>
    </Menu>
  );
}
