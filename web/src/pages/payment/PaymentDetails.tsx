import creditCard from 'lucide-static/icons/credit-card.svg?raw';
import handCoins from 'lucide-static/icons/hand-coins.svg?raw';
import receiptText from 'lucide-static/icons/receipt-text.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { commissionOf } from '#shared/commission.ts';
import type { Project } from '#shared/entities/project.ts';
import { money } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { nameOf } from '#web/domain/person/person.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

export interface PaymentDetailsProps {
  project: Project;
  /** In minor units; undefined until an amount is chosen. */
  total: number | undefined;
}

/** Recipient, platform fee, refund period and card security. */
export function PaymentDetails({ project, total }: PaymentDetailsProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const { owner, contributorsPart } = project;
  const name = nameOf(owner);

  return (
    <section className="pay-facts" aria-labelledby="pay-facts">
      <h2 className="h3" id="pay-facts">
        {t('facts.title')}
      </h2>
      <ul>
        <Fact icon={handCoins} title={t('facts.receives.title')}>
          {contributorsPart > 0
            ? t('facts.receives.shared', { name, part: format.share(contributorsPart / 100) })
            : t('facts.receives.owner', { name })}
        </Fact>
        <Fact icon={receiptText} title={t('facts.fee.title')}>
          <Fee project={project} total={total} />
        </Fact>
        <Fact icon={undo} title={t('facts.refund.title', { count: money.eligibleAfterDays })}>
          {t('facts.refund.text', { count: money.eligibleAfterDays })}
        </Fact>
        <Fact icon={creditCard} title={t('facts.card.title')}>
          {t('facts.card.text')}
        </Fact>
      </ul>
    </section>
  );
}

function Fee({ project: { ProjectID, currency }, total }: PaymentDetailsProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const { data, error, mutate } = useQuery('getProjectFee', { ProjectID });
  if (error && !data)
    return (
      <>
        {t('facts.fee.unknown')}{' '}
        <Button size="s" kind="quiet" onClick={() => void mutate()}>
          {t('failed.action')}
        </Button>
      </>
    );
  if (!data) return t('facts.fee.asking');

  const { permille } = data;
  const share = format.number(permille / 1000, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      {t('facts.fee.text', { share })}{' '}
      {total !== undefined && (
        <Trans
          t={t}
          i18nKey="facts.fee.ofThis"
          values={{
            sum: format.money(total, currency, { whole: true }),
            fee: format.money(commissionOf(total, permille), currency),
          }}
          components={{ b: <b className="strong" /> }}
        />
      )}
    </>
  );
}

function Fact({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon svg={icon} />
      <div>
        <h3 className="strong">{title}</h3>
        <div className="small soft">{children}</div>
      </div>
    </li>
  );
}
