import { useTranslation } from 'react-i18next';
import { useSharePage } from './useSharePage.ts';

/** Entry of a menu that shares the page. `onChoose` runs first, to close the menu. */
export function ShareEntry({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('shell');
  const sharePage = useSharePage();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        onChoose?.();
        sharePage();
      }}
    >
      {t('menu.share')}
    </button>
  );
}
