import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { written } from '#web/ui/Written.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { useCounter } from './useCounter.ts';

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
