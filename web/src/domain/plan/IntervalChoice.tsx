import './IntervalChoice.css';
import { useTranslation } from 'react-i18next';
import { type BillingInterval, billingIntervals } from '#shared/plans.ts';
import { classes } from '#web/ui/classes.ts';

export interface IntervalChoiceProps {
  value: BillingInterval;
  onChange: (interval: BillingInterval) => void;
  block?: boolean;
}

/**
 * Choice between monthly and yearly prices. Apart from the other segmented controls, whose code would be too much for a
 * public page.
 */
export function IntervalChoice({ value, onChange, block = false }: IntervalChoiceProps) {
  const { t } = useTranslation('plans');
  const label = t('interval.label');
  return (
    // A fieldset cannot be an inline flex row in every browser.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={classes('interval', block && 'interval--block')} role="group" aria-label={label}>
      {billingIntervals.map(interval => (
        <button
          key={interval}
          type="button"
          aria-pressed={interval === value}
          onClick={() => onChange(interval)}
        >
          {t(`interval.${interval}`)}
          {interval === 'year' && <span className="fine">{t('interval.saving')}</span>}
        </button>
      ))}
    </div>
  );
}
