import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { AccountDeletion } from '#shared/entities/accountDeletion.ts';
import { operator } from '#shared/operator.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useFormat } from '#web/i18n/format.ts';

const address = operator.privacyEmail;

/** Losses of the person who deletes their account: teams, a plan, amounts below the minimum transfer. */
export function Losses({ memberships, plan, unpaid, hasPayoutAccount }: AccountDeletion) {
  const { t } = useTranslation('deletion');
  const format = useFormat();
  if (memberships === 0 && !plan && unpaid.length === 0) return null;
  return (
    <ul className="deletion-list">
      {memberships > 0 && <li>{t('losses.teams', { count: memberships })}</li>}
      {plan && <PlanLoss {...plan} />}
      {unpaid.map(({ amount, currency }) => (
        <li key={currency}>
          <Trans
            t={t}
            i18nKey={hasPayoutAccount ? 'losses.sent' : 'losses.unpaid'}
            values={{ amount: format.money(amount, currency), address }}
            components={{ mail: <PrivacyAddress /> }}
          />
        </li>
      ))}
    </ul>
  );
}

function PlanLoss({ planTypeId, paidUntil }: NonNullable<AccountDeletion['plan']>) {
  const { t } = useTranslation('deletion');
  const format = usePlanFormat();
  return <li>{t('losses.plan', { plan: format.name(planTypeId), date: format.utcDate(paidUntil) })}</li>;
}

const PrivacyAddress = ({ children }: { children?: ReactNode }) => (
  <a className="link" href={`mailto:${address}`}>
    {children}
  </a>
);
