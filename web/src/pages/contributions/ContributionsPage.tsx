import './Contributions.css';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownOrderFilters, paymentKinds, paymentStates } from '#shared/lifecycle.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { OrdersTable } from './OrdersTable.tsx';

/** The caller's own orders, newest first, with their receipts. */
export default function ContributionsPage() {
  const { t } = useTranslation(['contributions', 'payment']);
  const lang = useLanguage();
  const [search, choose] = useAddressQuery();
  const filter = ownOrderFilters.find(one => one === readQuery('contributions', search).filter);
  const list = useList('listMyOrders', { query: { filter } });

  const narrow = (value: string) => choose({ filter: value });

  return (
    <WorkPage current="contributions">
      <div className="contributions">
        <PageHeader title={t('title')}>
          <Trans
            t={t}
            i18nKey="lead"
            components={{ m: <Link to={paths['edit-profile']({ lang, hash: 'membership' })} /> }}
          />
        </PageHeader>
        <SelectField
          className="contributions-filter"
          size="s"
          label={t('filter.label')}
          value={filter ?? ''}
          onChange={event => narrow(event.target.value)}
          options={[
            { value: '', label: t('filter.all') },
            ...paymentKinds.map(kind => ({ value: kind, label: t(`filter.${kind}`) })),
            ...paymentStates.map(state => ({ value: state, label: t(`payment:states.${state}`) })),
          ]}
        />
        <ListView list={list} failed={t('failed')} skeleton={<span className="skel contributions-skel" />}>
          {items => (
            <OrdersTable
              orders={items}
              empty={filter ? <NothingMatches onAll={() => narrow('')} /> : <Nothing />}
            />
          )}
        </ListView>
      </div>
    </WorkPage>
  );
}

function Nothing() {
  const { t } = useTranslation('contributions');
  const lang = useLanguage();
  return (
    <EmptyState
      seed="contributions"
      headingLevel={2}
      title={t('empty.title')}
      action={<LinkButton to={paths.market({ lang })}>{t('empty.action')}</LinkButton>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

function NothingMatches({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('contributions');
  return (
    <EmptyState
      seed="contributions"
      headingLevel={2}
      title={t('empty.filtered')}
      action={<Button onClick={onAll}>{t('empty.all')}</Button>}
    >
      {t('empty.filteredText')}
    </EmptyState>
  );
}
