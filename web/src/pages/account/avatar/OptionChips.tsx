import '#web/ui/Chip.css';
import { useId } from 'react';

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
          <label key={option.value} className={option.value === value ? 'chip chip--on' : 'chip'}>
            <input
              type="radio"
              className="whole"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
