import minus from 'lucide-static/icons/minus.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { parseWhole, typedWhole } from '#web/i18n/typedNumber.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Field, type FieldProps } from './Field.tsx';

export interface StepperFieldProps extends FieldProps {
  /** Text as typed; one that cannot be read or is out of range stays in the field. */
  value: string;
  onChange: (value: string) => void;
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
  const lang = useLanguage();
  const current = parseWhole(value, lang).value;

  function move(by: number) {
    const wanted = current === undefined ? min : current + by;
    onChange(typedWhole(Math.min(max, Math.max(min, wanted)), lang));
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    move(direction * step);
  }

  return (
    <Field {...field}>
      {control => (
        <div className="stepper">
          <IconButton
            icon={minus}
            label={t('field.less')}
            aria-disabled={current !== undefined && current <= min}
            onClick={() => move(-step)}
          />
          <input
            {...control}
            className="input"
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={current}
            {...{ name, value, onKeyDown }}
            onChange={event => onChange(event.target.value)}
          />
          <IconButton
            icon={plus}
            label={t('field.more')}
            aria-disabled={current !== undefined && current >= max}
            onClick={() => move(step)}
          />
        </div>
      )}
    </Field>
  );
}
