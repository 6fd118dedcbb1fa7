import refreshCw from 'lucide-static/icons/refresh-cw.svg?raw';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { nameOf } from '#shared/fullName.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { PayoutFilters } from './PayoutFilters.tsx';
import { PayoutsTable } from './PayoutsTable.tsx';
import { type PayoutFilter, payoutFilterOf } from './payoutFilter.ts';
import { useTransfer } from './useTransfer.ts';

/** All payouts, with manual transfer of failed ones. */
export function PayoutsView() {
  const { t } = useTranslation(['moderation', 'payout']);
  const lang = useLanguage();
  const [search, setSearch] = useSearchParams();
  const filter = payoutFilterOf(search);
  const { to, project, ...others } = filter;
  const list = useList('listAllPayouts', { query: { ...others, recipientId: to, projectId: project } });
  const isFiltered = Object.values(filter).some(one => one !== undefined);
  const first = list.items?.[0];
  const recipient = to && first?.recipient;
  const transfer = useTransfer();

  function change(key: keyof PayoutFilter, value: string) {
    // From the address: the change before this one may not have been rendered yet.
    const current = payoutFilterOf(new URLSearchParams(window.location.search));
    const wanted = Object.entries({ ...current, [key]: value }).flatMap(([name, one]) =>
      one ? [[name, one] as const] : [],
    );
    setSearch(Object.fromEntries(wanted), { replace: true, preventScrollReset: true });
  }

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
