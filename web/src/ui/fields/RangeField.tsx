import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface RangeFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'min' | 'max' | 'className' | 'onChange'> {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Formatted value next to the label and for assistive technology: "62%". */
  valueText: string;
}

/** Slider for a number; arrow keys change it. */
export function RangeField({
  label,
  hint,
  error,
  optional,
  className,
  value,
  onChange,
  min = 0,
  max = 100,
  valueText,
  ...input
}: RangeFieldProps) {
  const track = useRef<HTMLInputElement>(null);
  const share = ((value - min) / (max - min)) * 100;

  useFilledTrack(track, share);

  return (
    <Field {...{ label, hint, error, optional, className }} aside={valueText}>
      {control => (
        <input
          {...input}
          {...control}
          {...{ value, min, max }}
          onChange={event => onChange(event.target.valueAsNumber)}
          ref={track}
          type="range"
          className="range"
          aria-valuetext={valueText}
        />
      )}
    </Field>
  );
}

/** The filled part is set through the DOM: the content security policy blocks style attributes in markup. */
function useFilledTrack(track: React.RefObject<HTMLInputElement | null>, share: number) {
  useIsomorphicLayoutEffect(() => track.current?.style.setProperty('--v', `${share}%`), [track, share]);
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;
