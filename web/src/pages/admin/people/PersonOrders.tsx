import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PersonOrder } from '#shared/entities/payment.ts';
import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { NamedPoints, PaidAmount } from '#web/domain/money/PaidAmount.tsx';
import { PaymentBadge } from '#web/domain/money/PaymentBadge.tsx';
import { ReferenceNumber } from '#web/domain/money/ReferenceNumber.tsx';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { UtcDate } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';

/** Orders of a person from projects, and their payments for plans, newest first. */
export function PersonOrders({ UserID }: { UserID: UserID }) {
  return (
    <>
      <Orders UserID={UserID} />
      <PlanPayments UserID={UserID} />
    </>
  );
}

function Orders({ UserID }: { UserID: UserID }) {
  const { t } = useTranslation('moderation');
  const list = useList('listPersonOrders', { UserID, query: {} });
  return (
    <section aria-labelledby="person-orders">
      <h3 className="label" id="person-orders">
        {t('people.orders.title')}
      </h3>
      <ListView
        list={list}
        failed={t('people.orders.failed')}
        empty={<p className="small soft">{t('people.orders.none')}</p>}
      >
        {items => (
          <ul className="person-rows">
            {items.map(order => (
              <Order key={order.PaymentID} order={order} />
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}

function Order({ order }: { order: PersonOrder }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const {
    PaymentID,
    project,
    kind,
    items,
    total,
    refunded,
    currency,
    status,
    createdAt,
    paidAt,
    providerUrl,
  } = order;
  return (
    <li>
      <span>
        <Link
          className="target plain-link strong small"
          to={paths.project({ lang, ProjectID: project.ProjectID })}
          {...written()}
        >
          {project.shortName}
        </Link>
        <small className="fine muted">
          <Facts>
            {kind === 'donation' ? (
              t('people.orders.donation')
            ) : (
              <NamedPoints
                quantity={items[0]?.quantity ?? 0}
                name={project.contributionName}
                language={project.language}
              />
            )}
            <UtcDate at={paidAt ?? createdAt} />
            <ReferenceNumber id={PaymentID} />
            {order.anonymous && t('people.orders.anonymous')}
          </Facts>
        </small>
        {providerUrl && <AtProvider href={providerUrl} of={project.shortName} />}
      </span>
      <Paid {...{ total, refunded, currency }}>
        <PaymentBadge status={status} />
      </Paid>
    </li>
  );
}

function PlanPayments({ UserID }: { UserID: UserID }) {
  const { t } = useTranslation('moderation');
  const plan = usePlanFormat();
  const list = useList('listPersonPlanPayments', { UserID, query: {} });
  return (
    <section aria-labelledby="person-plans">
      <h3 className="label" id="person-plans">
        {t('people.plans.title')}
      </h3>
      <ListView
        list={list}
        failed={t('people.plans.failed')}
        empty={<p className="small soft">{t('people.plans.none')}</p>}
      >
        {items => (
          <ul className="person-rows">
            {items.map(({ invoiceId, planTypeId, amount, refunded, currency, paidAt, providerUrl }) => (
              <li key={invoiceId}>
                <span>
                  <b className="strong small">{plan.name(planTypeId)}</b>
                  <small className="fine muted">
                    <UtcDate at={paidAt} />
                  </small>
                  <AtProvider href={providerUrl} of={plan.name(planTypeId)} />
                </span>
                <Paid total={amount} refunded={refunded} currency={currency} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}

/** Link to a payment in the dashboard of the provider. */
function AtProvider({ href, of }: { href: string; of: string }) {
  const { t } = useTranslation('moderation');
  return (
    <a className="target link fine" href={href} target="_blank" rel="noreferrer">
      {t('people.orders.atProvider')}
      <span className="sr"> {of}</span>
    </a>
  );
}

/** An amount with its state and the refunded part. */
function Paid({
  total,
  refunded,
  currency,
  children,
}: Pick<PersonOrder, 'total' | 'refunded' | 'currency'> & { children?: ReactNode }) {
  const { t } = useTranslation('moderation');
  return (
    <div className="person-paid">
      {children}
      <PaidAmount
        total={total}
        refunded={refunded}
        currency={currency}
        refundedText={amount => t('people.orders.refunded', { amount })}
      />
    </div>
  );
}
