import './Swatch.css';
import { useId, useLayoutEffect, useRef } from 'react';

export interface SwatchOption {
  value: string;
  /** Any CSS colour. */
  colour: string;
  label: string;
}

export interface SwatchesProps {
  legend: string;
  options: readonly SwatchOption[];
  value: string;
  onChange: (value: string) => void;
}

/** Radio group of named colours. */
export function Swatches({ legend, options, value, onChange }: SwatchesProps) {
  const name = useId();
  return (
    <fieldset className="swatches">
      <legend className="label">{legend}</legend>
      <div className="row row-2 wrapx">
        {options.map(option => (
          <Swatch
            key={option.value}
            {...option}
            name={name}
            chosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SwatchProps extends SwatchOption {
  name: string;
  chosen: boolean;
  onChoose: () => void;
}

function Swatch({ value, colour, label, name, chosen, onChoose }: SwatchProps) {
  const input = useRef<HTMLInputElement>(null);
  useDrawnColour(input, colour);
  return (
    <input
      ref={input}
      className="sw"
      type="radio"
      aria-label={label}
      title={label}
      {...{ name, value }}
      checked={chosen}
      onChange={onChoose}
    />
  );
}

/** Set through the DOM: the content security policy blocks style attributes in markup. */
const useDrawnColour: (input: React.RefObject<HTMLInputElement | null>, colour: string) => void =
  typeof window === 'undefined'
    ? () => undefined
    : (input, colour) =>
        useLayoutEffect(() => input.current?.style.setProperty('background', colour), [input, colour]);
