import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnerOrder } from '#shared/entities/payment.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import type { ProjectID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { lists } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { CsvButton } from '#web/domain/money/CsvButton.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { useHashTarget } from '#web/ui/useHashTarget.ts';
import { OrdersTable } from './OrdersTable.tsx';
import { loadOrdersCsv } from './ordersCsv.ts';

/** Number of orders added by "Show more orders". */
const STEP = 10;

/** The recent orders of the caller's projects, or all of one project, and the way to the caller's own orders. */
export function OrdersSection({ projects }: { projects: readonly ProjectCard[] | undefined }) {
  const { t } = useTranslation('payout');
  const lang = useLanguage();
  const [chosen, setChosen] = useState<ProjectID>();
  const query = useQuery('listOwnedOrders', {});
  const heading = useHashTarget<HTMLHeadingElement>('#orders', query.data !== undefined);
  return (
    <QueryView query={query} failed={t('failed.orders')} skeleton={null}>
      {({ items }) => (
        <section aria-labelledby="orders">
          <div className="row between wrapx orders-head">
            <h2 className="h3" id="orders" tabIndex={-1} ref={heading}>
              {t(chosen ? 'orders.titleAll' : 'orders.title')}
            </h2>
            <div className="row wrapx">
              {items.length > 0 && projects && projects.length > 0 && (
                <SelectField
                  size="s"
                  label={t('list.project')}
                  labelHidden
                  placeholder={t('orders.recent')}
                  value={chosen ?? ''}
                  onChange={event =>
                    setChosen(projects.find(({ ProjectID }) => ProjectID === event.target.value)?.ProjectID)
                  }
                  options={projects.map(({ ProjectID, shortName }) => ({
                    value: ProjectID,
                    label: shortName,
                  }))}
                />
              )}
              {chosen && (
                <CsvButton
                  key={chosen}
                  fileName={`orders-${chosen}.csv`}
                  load={() => loadOrdersCsv(chosen, lang)}
                />
              )}
            </div>
          </div>
          <p className="small soft orders-own">
            <Trans
              t={t}
              i18nKey="orders.own"
              components={{ a: <Link className="link" to={paths.contributions({ lang })} /> }}
            />
          </p>
          {chosen ? <OrdersOfProject key={chosen} ProjectID={chosen} /> : <RecentOrders orders={items} />}
        </section>
      )}
    </QueryView>
  );
}

function RecentOrders({ orders }: { orders: readonly OwnerOrder[] }) {
  const { t } = useTranslation('payout');
  const [shown, setShown] = useState(STEP);
  if (orders.length === 0) return <NoOrders seed="orders" text={t('orders.none.any')} />;
  return (
    <>
      <OrdersTable orders={orders.slice(0, shown)} caption={t('orders.title')} />
      {orders.length > shown && (
        <div className="load-more payout-more">
          <Button onClick={() => setShown(shown + STEP)}>{t('orders.more')}</Button>
        </div>
      )}
    </>
  );
}

function OrdersOfProject({ ProjectID }: { ProjectID: ProjectID }) {
  const { t } = useTranslation('payout');
  const list = useList('listProjectOrders', { ProjectID, query: { limit: lists.pageSize } });
  return (
    <ListView
      list={list}
      failed={t('orders.failed')}
      skeleton={<span className="skel payout-skel" />}
      empty={<NoOrders seed={`orders:${ProjectID}`} text={t('orders.none.text')} />}
    >
      {orders => <OrdersTable orders={orders} caption={t('orders.titleAll')} />}
    </ListView>
  );
}

function NoOrders({ seed, text }: { seed: string; text: string }) {
  const { t } = useTranslation('payout');
  return (
    <Sheet>
      <EmptyState seed={seed} title={t('orders.none.title')}>
        {text}
      </EmptyState>
    </Sheet>
  );
}
