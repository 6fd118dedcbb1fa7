import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RecipientDebt } from '#shared/entities/debt.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { DebtCauses } from '#web/domain/money/debts/DebtCauses.tsx';
import { MoneyCase, MoneyCaseDetails, MoneyCases } from '#web/domain/money/refunds/MoneyCase.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { Money, UtcDate } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';

const shape = <span className="skel payout-skel" />;

/** Debts of recipients, oldest first. */
export function DebtsView() {
  const { t } = useTranslation('checks');
  const list = useList('listDebts', {});

  return (
    <section className="admin-refunds" aria-label={t('debts.title')}>
      <p className="small soft measure">{t('debts.lead')}</p>
      <ListView
        list={list}
        failed={t('debts.failed')}
        skeleton={shape}
        empty={
          <EmptyState seed="debts" headingLevel={2} title={t('debts.emptyTitle')}>
            {t('debts.emptyText')}
          </EmptyState>
        }
      >
        {items => (
          <MoneyCases>
            {items.map(debt => (
              <DebtItem key={`${debt.recipient.UserID} ${debt.currency}`} debt={debt} />
            ))}
          </MoneyCases>
        )}
      </ListView>
    </section>
  );
}

function DebtItem({ debt }: { debt: RecipientDebt }) {
  const { t } = useTranslation('checks');
  const lang = useLanguage();
  const { recipient, amount, currency, since } = debt;
  return (
    <MoneyCase
      who={
        <span className="person">
          <AvatarImage {...avatarOf(recipient)} size={32} />
          <Link
            className="strong"
            to={paths.admin({ lang, query: { view: 'people', person: recipient.UserID } })}
            {...written()}
          >
            {nameOf(recipient, lang)}
          </Link>
        </span>
      }
      payment={
        <Facts>
          <>
            {t('debts.since')} <UtcDate at={since} />
          </>
          <Link className="link" to={paths['admin-payouts']({ lang, query: { to: recipient.UserID } })}>
            {t('debts.payouts')}
          </Link>
        </Facts>
      }
      outcome={
        <b className="strong">
          <Money minor={amount} currency={currency} />
        </b>
      }
    >
      <MoneyCaseDetails>
        <DebtCauses debt={debt} />
      </MoneyCaseDetails>
    </MoneyCase>
  );
}
