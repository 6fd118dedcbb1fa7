import type { Ref, SelectHTMLAttributes } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'className'> {
  options: readonly SelectOption[];
  /** First option while nothing is selected. */
  placeholder?: string;
  size?: 's' | 'm';
  /** Shows the label to assistive technology only. */
  labelHidden?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** Native select for one option of a list. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  options,
  placeholder,
  size = 'm',
  labelHidden,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      {...{ hint, error, optional, aside }}
      className={classes(labelHidden && 'field--bare', className)}
      label={labelHidden ? <span className="sr">{label}</span> : label}
    >
      {control => (
        <select {...select} {...control} className={classes('select', size === 's' && 'select--s')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
