import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Charge } from './useCharge.ts';

/** The platform fee on payments to a project, and exactly on this one. */
export function PlatformFee({ charge }: { charge: Charge }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const { permille, error, again, currency, gift, total, fee, feeCovered } = charge;
  if (error)
    return (
      <>
        {t('facts.fee.unknown')}{' '}
        <Button size="s" kind="quiet" onClick={again}>
          {t('failed.action')}
        </Button>
      </>
    );
  if (permille === undefined) return t('facts.fee.asking');

  const share = format.number(permille / 1000, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      {t('facts.fee.text', { share })}{' '}
      {gift !== undefined && total !== undefined && fee !== undefined && (
        <Trans
          t={t}
          i18nKey={feeCovered ? 'facts.fee.ofThisAdded' : 'facts.fee.ofThis'}
          values={{
            sum: format.money(gift, currency, { whole: true }),
            fee: format.money(fee, currency),
            rest: format.money(total - fee, currency),
          }}
          components={{ b: <b className="strong" /> }}
        />
      )}
    </>
  );
}
