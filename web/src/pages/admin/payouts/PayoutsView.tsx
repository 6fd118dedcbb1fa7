import refreshCw from 'lucide-static/icons/refresh-cw.svg?raw';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { PayoutFilters } from './PayoutFilters.tsx';
import { PayoutsTable } from './PayoutsTable.tsx';
import { type PayoutFilter, payoutFilterOf } from './payoutFilter.ts';
import { useTransfer } from './useTransfer.ts';

/** All payouts, with manual transfer of failed ones. */
export function PayoutsView() {
  const { t } = useTranslation(['moderation', 'payout']);
  const lang = useLanguage();
  const [search, choose] = useAddressQuery();
  const filter = payoutFilterOf(search);
  const { to, project, ...others } = filter;
  const list = useList('listAllPayouts', { query: { ...others, recipientId: to, projectId: project } });
  const isFiltered = Object.values(filter).some(one => one !== undefined);
  const first = list.items?.[0];
  const recipient = to && first?.recipient;
  const transfer = useTransfer();

  const change = (key: keyof PayoutFilter, value: string) => choose({ [key]: value });

  return (
    <>
      <div className="row between wrapx admin-filters">
        <PayoutFilters
          filter={filter}
          recipient={recipient && nameOf(recipient, lang)}
          project={project && first?.project.shortName}
          change={change}
        />
        <Button kind="line" size="s" icon={refreshCw} onClick={() => void list.mutate()}>
          {t('payouts.refresh')}
        </Button>
      </div>
      <ListView
        list={list}
        failed={t('payout:failed.payouts')}
        skeleton={<span className="skel payout-skel" />}
      >
        {items => (
          <PayoutsTable
            payouts={items}
            isFiltered={isFiltered}
            hasMore={list.hasMore}
            ofOnePerson={to !== undefined}
            ofOneProject={project !== undefined}
            transfer={transfer}
          />
        )}
      </ListView>
      <ConfirmTransfer {...transfer} />
    </>
  );
}
