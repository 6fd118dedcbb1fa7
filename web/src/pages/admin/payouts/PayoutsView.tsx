import refreshCw from 'lucide-static/icons/refresh-cw.svg?raw';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { payoutStates } from '#shared/lifecycle.ts';
import { readQuery } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { PayoutsTable } from './PayoutsTable.tsx';
import { useTransfer } from './useTransfer.ts';

/** All payouts, with manual transfer of failed ones. */
export function PayoutsView() {
  const { t } = useTranslation(['moderation', 'payout']);
  const [search, setSearch] = useSearchParams();
  const status = payoutStates.find(state => state === readQuery('admin-payouts', search).status);
  const list = useList('listAllPayouts', { query: { status } });
  const transfer = useTransfer();

  const filter = (value: string) =>
    setSearch(value ? { status: value } : {}, { replace: true, preventScrollReset: true });

  return (
    <>
      <div className="row between wrapx admin-filters">
        <SelectField
          className="admin-filter"
          size="s"
          label={t('payouts.filter.label')}
          value={status ?? ''}
          onChange={event => filter(event.target.value)}
          options={[
            { value: '', label: t('payouts.filter.all') },
            ...payoutStates.map(state => ({ value: state, label: t(`payout:states.${state}`) })),
          ]}
        />
        <Button kind="line" size="s" icon={refreshCw} onClick={() => void list.mutate()}>
          {t('payouts.refresh')}
        </Button>
      </div>
      {list.items ? (
        <PayoutsTable payouts={list.items} isFiltered={status !== undefined} transfer={transfer} />
      ) : list.error ? (
        <LoadError title={t('payout:failed.title')} error={list.error} onAgain={() => void list.mutate()} />
      ) : (
        <Skeleton>
          <span className="skel payout-skel" />
        </Skeleton>
      )}
      {list.hasMore && <LoadMore onMore={list.more} busy={list.isLoadingMore} />}
      <ConfirmTransfer {...transfer} />
    </>
  );
}
