import minus from 'lucide-static/icons/minus.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/Button.tsx';
import { Field, type FieldProps } from './Field.tsx';

export interface StepperFieldProps extends FieldProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  name?: string;
}

/** Field for a whole number with a button on either side; arrow keys change it too. */
export function StepperField({
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  name,
  ...field
}: StepperFieldProps) {
  const { t } = useTranslation('common');
  const within = (wanted: number) => Math.min(max, Math.max(min, Number.isFinite(wanted) ? wanted : min));

  return (
    <Field {...field}>
      {control => (
        <div className="stepper">
          <IconButton
            icon={minus}
            label={t('field.less')}
            aria-disabled={value <= min}
            onClick={() => onChange(within(value - step))}
          />
          <input
            {...control}
            className="input"
            type="number"
            inputMode="numeric"
            {...{ name, min, max, step, value }}
            onChange={event => onChange(within(event.target.valueAsNumber))}
          />
          <IconButton
            icon={plus}
            label={t('field.more')}
            aria-disabled={value >= max}
            onClick={() => onChange(within(value + step))}
          />
        </div>
      )}
    </Field>
  );
}
