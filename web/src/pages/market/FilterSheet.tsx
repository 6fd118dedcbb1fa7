import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { MarketFilters } from './MarketFilters.tsx';
import { withoutFilters } from './marketQuery.ts';
import type { Market } from './useMarket.ts';

/** Filters in a dialog, for screens without room next to the list. They apply immediately. */
export function FilterSheet({
  open,
  onClose,
  market,
}: {
  open: boolean;
  onClose: () => void;
  market: Market;
}) {
  const { t } = useTranslation('market');
  const format = useFormat();
  const { total, choice, choose } = market;

  return (
    <Dialog open={open} onClose={onClose} title={t('filters.label')} disposable>
      <MarketFilters market={market} />
      <div className="dialog-foot">
        <Button kind="quiet" onClick={() => choose(withoutFilters(choice))}>
          {t('filters.clear')}
        </Button>
        <Button kind="moss" onClick={onClose}>
          {total === undefined
            ? t('filters.done')
            : t('filters.show', { count: total, number: format.number(total) })}
        </Button>
      </div>
    </Dialog>
  );
}
