import type { InputHTMLAttributes, Ref } from 'react';
import type { Currency } from '#shared/settings.ts';
import { currencySign } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { classes } from '#web/ui/classes.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface MoneyFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'className'> {
  currency: Currency;
  ref?: Ref<HTMLInputElement>;
}

/** Field for an amount in major units, with the currency sign on the side where the language puts it. */
export function MoneyField({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  currency,
  ...input
}: MoneyFieldProps) {
  const { sign, before } = currencySign(useLanguage(), currency);
  const cap = <span aria-hidden="true">{sign}</span>;

  return (
    <Field
      {...{ hint, error, optional, aside, className }}
      label={
        <>
          {label} <span className="sr">({currency})</span>
        </>
      }
    >
      {control => (
        <div className={classes('affix', !before && 'affix--end')}>
          {before && cap}
          <input
            inputMode="decimal"
            autoComplete="transaction-amount"
            {...input}
            {...control}
            type="text"
            className="input"
          />
          {!before && cap}
        </div>
      )}
    </Field>
  );
}
