import type { ChangeEvent, TextareaHTMLAttributes } from 'react';
import { written } from '#web/ui/Written.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { useCounter } from './useCounter.ts';

export interface LineFieldProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'rows'> {
  /** Shows the number of characters and `maxLength`: "51 of 160". Needs `value`. */
  counted?: boolean;
}

/**
 * Field for one line that may be longer than the field is wide: it grows, so that all of it can be read. Otherwise it behaves like
 * a single-line field: Enter submits its form, and pasted line breaks become spaces.
 */
export function LineField({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  counted,
  onChange,
  ...textarea
}: LineFieldProps) {
  const counter = useCounter(counted, textarea.value, textarea.maxLength);

  function onInput(event: ChangeEvent<HTMLTextAreaElement>) {
    const { value } = event.target;
    if (value.includes('\n')) event.target.value = value.replace(/\s*\n\s*/g, ' ');
    onChange?.(event);
  }

  return (
    <Field {...{ label, hint, error, optional, className }} aside={aside ?? counter}>
      {control => (
        <textarea
          {...written()}
          {...textarea}
          {...control}
          ref={submitOnEnter}
          rows={1}
          className="textarea textarea--line"
          onChange={onInput}
        />
      )}
    </Field>
  );
}

/** Whether a control holds one line, so that Enter sends it. */
export const isLine = (control: EventTarget): boolean =>
  control instanceof Element && control.matches('input, .textarea--line');

/** Submits the form of a field instead of starting a new line, unless another listener has handled the key. */
function submitOnEnter(field: HTMLTextAreaElement) {
  const onBeforeInput = (event: InputEvent) => {
    if (event.inputType !== 'insertLineBreak' && event.inputType !== 'insertParagraph') return;
    event.preventDefault();
    field.form?.requestSubmit();
  };
  field.addEventListener('beforeinput', onBeforeInput);
  return () => field.removeEventListener('beforeinput', onBeforeInput);
}
