import { useTranslation } from 'react-i18next';
import { readersCurrency } from '#shared/locales.ts';
import { refundRequests } from '#shared/refundRequests.ts';
import { type Currency, currencies, money } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Sheet } from '#web/ui/Sheet.tsx';

/** Explains how and when payouts are made. */
export function ExplanationSheet() {
  const { t } = useTranslation('payout');
  const format = useFormat();
  const { feeFloor } = usePlanFormat();
  const { data } = useQuery('getPlatformFee', {});
  const smallest = data?.minTransfer ?? money.minTransfer;
  const own = readersCurrency[useLanguage()];
  const sumIn = (currency: Currency) => format.money(smallest, currency, { whole: true });
  const others = currencies.filter(currency => currency !== own).map(sumIn);

  return (
    <Sheet as="section" padded className="payout-how" aria-labelledby="payout-how">
      <h2 className="h3" id="payout-how">
        {t('how.title')}
      </h2>
      <ol className="small soft">
        <li>{t('how.fee', feeFloor())}</li>
        <li>{t('how.wait', { count: money.eligibleAfterDays, answer: refundRequests.answerDays })}</li>
        <li>{t('how.send')}</li>
        <li>{t('how.smallest', { amount: sumIn(own), others: others.join(', ') })}</li>
        <li>{t('how.once')}</li>
      </ol>
    </Sheet>
  );
}
