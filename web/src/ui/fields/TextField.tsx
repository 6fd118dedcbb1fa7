import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { written } from '#web/ui/Written.tsx';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'className'> {
  size?: 's' | 'm';
  /** SVG source of a Lucide icon, shown inside the field. */
  icon?: string;
  /** Shows the number of characters and `maxLength`: "51 of 140". Needs `value`. */
  counted?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text field; `type` also allows email, search, date and url. */
export function TextField({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  size = 'm',
  icon,
  counted,
  ...input
}: TextFieldProps) {
  const counter = useCounter(counted, input.value, input.maxLength);
  return (
    <Field {...{ label, hint, error, optional, className }} aside={aside ?? counter}>
      {control => {
        const well = (
          <input
            type="text"
            {...written()}
            {...input}
            {...control}
            className={classes('input', size === 's' && 'input--s')}
          />
        );
        if (!icon) return well;
        return (
          <div className="inwell">
            <Icon svg={icon} />
            {well}
          </div>
        );
      }}
    </Field>
  );
}

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  counted?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text field. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  counted,
  ...textarea
}: TextAreaProps) {
  const counter = useCounter(counted, textarea.value, textarea.maxLength);
  return (
    <Field {...{ label, hint, error, optional, className }} aside={aside ?? counter}>
      {control => <textarea {...written()} {...textarea} {...control} className="textarea" />}
    </Field>
  );
}

function useCounter(
  counted: boolean | undefined,
  value: unknown,
  maxLength: number | undefined,
): string | undefined {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (!counted || maxLength === undefined) return undefined;
  const used = typeof value === 'string' ? value.length : 0;
  return t('field.counter', { used: format.number(used), most: format.number(maxLength) });
}
