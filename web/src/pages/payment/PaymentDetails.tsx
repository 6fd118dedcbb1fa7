import creditCard from 'lucide-static/icons/credit-card.svg?raw';
import handCoins from 'lucide-static/icons/hand-coins.svg?raw';
import receiptText from 'lucide-static/icons/receipt-text.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { nameOf } from '#shared/fullName.ts';
import { refundRequests } from '#shared/refundRequests.ts';
import { money } from '#shared/settings.ts';
import { PlatformFee } from '#web/domain/money/pay/PlatformFee.tsx';
import type { Charge } from '#web/domain/money/pay/useCharge.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Icon } from '#web/ui/Icon.tsx';

export interface PaymentDetailsProps {
  project: Project;
  charge: Charge;
}

/** Recipient, platform fee, refund period and card security. */
export function PaymentDetails({ project, charge }: PaymentDetailsProps) {
  const { t } = useTranslation('payment');
  const lang = useLanguage();
  const format = useFormat();
  const { owner, contributorsPart } = project;
  const name = nameOf(owner, lang);

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
          <PlatformFee charge={charge} />
        </Fact>
        <Fact icon={undo} title={t('facts.refund.title', { count: money.eligibleAfterDays })}>
          {t('facts.refund.text', { count: money.eligibleAfterDays, answer: refundRequests.answerDays })}
        </Fact>
        <Fact icon={creditCard} title={t('facts.card.title')}>
          {t('facts.card.text')}
        </Fact>
      </ul>
    </section>
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
