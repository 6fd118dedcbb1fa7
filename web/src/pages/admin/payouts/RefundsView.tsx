import { useTranslation } from 'react-i18next';
import { type RefundState, refundStates } from '#shared/lifecycle.ts';
import { readQuery } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { MoneyCases } from '#web/domain/money/refunds/MoneyCase.tsx';
import { RefundCaseItem } from '#web/domain/money/refunds/RefundCaseItem.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';

const shape = <span className="skel payout-skel" />;

/** The refunds in a state; requests that wait for an answer first. */
export function RefundsView() {
  const { t } = useTranslation('refunds');
  const [search, choose] = useAddressQuery();
  const named = readQuery('admin-payouts', search).status;
  const status: RefundState = refundStates.find(state => state === named) ?? 'requested';
  const list = useList('listRefunds', { query: { status } });

  return (
    <section className="admin-refunds" aria-label={t('admin.title')}>
      <SelectField
        className="admin-filter"
        size="s"
        label={t('admin.status')}
        value={status}
        onChange={event => choose({ status: event.target.value })}
        options={refundStates.map(state => ({ value: state, label: t(`states.${state}`) }))}
      />
      <ListView
        list={list}
        failed={t('admin.failed')}
        skeleton={shape}
        empty={
          <EmptyState seed="refunds" headingLevel={2} title={t('admin.empty')}>
            {t('admin.emptyText')}
          </EmptyState>
        }
      >
        {items => (
          <MoneyCases>
            {items.map(refund => (
              <RefundCaseItem key={refund.RefundID} refund={refund} as="administrator" />
            ))}
          </MoneyCases>
        )}
      </ListView>
    </section>
  );
}
