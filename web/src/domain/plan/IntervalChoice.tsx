import { useTranslation } from 'react-i18next';
import { type BillingInterval, billingIntervals } from '#shared/plans.ts';
import { Segmented } from '#web/ui/Segmented.tsx';

export interface IntervalChoiceProps {
  value: BillingInterval;
  onChange: (interval: BillingInterval) => void;
  block?: boolean;
}

/** Choice between monthly and yearly prices. */
export function IntervalChoice({ value, onChange, block = false }: IntervalChoiceProps) {
  const { t } = useTranslation('plans');
  return (
    <Segmented
      label={t('interval.label')}
      options={billingIntervals.map(interval => ({
        value: interval,
        label: (
          <>
            {t(`interval.${interval}`)}
            {interval === 'year' && <span className="fine">{t('interval.saving')}</span>}
          </>
        ),
      }))}
      value={value}
      onChange={onChange}
      block={block}
    />
  );
}
