import { useId } from 'react';
import { RadioChip } from '#web/ui/RadioChip.tsx';

export interface OptionChipsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  /** Undefined: none is selected. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** Radio group of chips; arrow keys move between them. */
export function OptionChips<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: OptionChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="opt">
      <legend className="label">{legend}</legend>
      <div className="row row-2 wrapx">
        {options.map(option => (
          <RadioChip
            key={option.value}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            {option.label}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  );
}
