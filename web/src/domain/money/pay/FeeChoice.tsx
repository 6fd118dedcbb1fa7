import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { Hint } from '#web/ui/fields/Field.tsx';
import type { Charge } from './useCharge.ts';

/** Lets the payer add the platform fee, so that the project receives the whole gift. */
export function FeeChoice({ charge }: { charge: Charge }) {
  const { gift, withFee } = charge;
  return gift !== undefined && withFee !== undefined ? (
    <Choice charge={charge} gift={gift} withFee={withFee} />
  ) : null;
}

interface ChoiceProps {
  charge: Charge;
  gift: number;
  withFee: number;
}

function Choice({ charge: { currency, feeCovered, setFeeCovered }, gift, withFee }: ChoiceProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const hint = useId();
  const money = (minor: number) => format.money(minor, currency, { whole: true });
  return (
    <div>
      <Checkbox
        label={t('cover.label', { fee: money(withFee - gift) })}
        checked={feeCovered}
        aria-describedby={hint}
        onChange={event => setFeeCovered(event.target.checked)}
      />
      <Hint id={hint}>{t('cover.hint', { total: money(withFee), gift: money(gift) })}</Hint>
    </div>
  );
}
