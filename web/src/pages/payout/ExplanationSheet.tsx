import { useTranslation } from 'react-i18next';
import { currencies, money } from '#shared/settings.ts';
import { useRead } from '../../api/hooks.ts';
import { useFormat } from '../../i18n/format.ts';

/** How money comes to a person, and when. */
export function ExplanationSheet() {
  const { t } = useTranslation('payout');
  const format = useFormat();
  const { data } = useRead('getPlatformFee', {});
  const smallest = data?.smallestTransfer ?? money.smallestTransfer;
  const amounts = currencies.map(currency => format.money(smallest, currency, { whole: true }));

  return (
    <section className="sheet sheet--pad payout-how" aria-labelledby="payout-how">
      <h2 className="h3" id="payout-how">
        {t('how.title')}
      </h2>
      <ol className="small soft">
        <li>{t('how.wait', { count: money.eligibleAfterDays })}</li>
        <li>{t('how.send')}</li>
        <li>{t('how.smallest', { amounts: format.list(amounts) })}</li>
        <li>{t('how.once')}</li>
      </ol>
    </section>
  );
}
