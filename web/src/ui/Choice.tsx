import './Choice.css';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface ChoiceProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'children'> {
  label: ReactNode;
  /** Number of results, on the right. */
  count?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Checkbox with a label. */
export const Checkbox = (props: ChoiceProps) => <Choice type="checkbox" {...props} />;

/** Radio button with a label; one per group of the same `name`. */
export const Radio = (props: ChoiceProps) => <Choice type="radio" {...props} />;

function Choice({ label, count, type, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className="check">
      <input {...input} type={type} />
      <span>{label}</span>
      {count !== undefined && <span className="count">{count}</span>}
    </label>
  );
}

/** Switch for a setting that applies immediately. */
export function Switch({ label, count: _count, ...input }: ChoiceProps) {
  return (
    <label className="row">
      {/* The browser exposes the state of a checkbox, so aria-checked is not needed. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...input} type="checkbox" role="switch" className="switch" />
      <span className="small">{label}</span>
    </label>
  );
}

export interface ChoiceGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** Group of checkboxes or radio buttons with a legend. */
export function ChoiceGroup({ legend, hint, error, children }: ChoiceGroupProps) {
  return (
    <fieldset className="choices">
      <legend className="label">{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      {children}
      {error && <p className="error">{error}</p>}
    </fieldset>
  );
}

export interface RadioGroupProps<Value extends string> extends Omit<ChoiceGroupProps, 'children'> {
  name: string;
  options: readonly Value[];
  labelOf: (option: Value) => ReactNode;
  /** The chosen option; anything else while none is chosen. */
  value: string;
  onChange: (option: Value) => void;
}

/** Radio buttons of which one is chosen, under a legend. */
export const RadioGroup = <Value extends string>({
  legend,
  hint,
  error,
  name,
  options,
  labelOf,
  value,
  onChange,
}: RadioGroupProps<Value>) => (
  <ChoiceGroup legend={legend} hint={hint} error={error}>
    {options.map(option => (
      <Radio
        key={option}
        name={name}
        value={option}
        checked={value === option}
        onChange={() => onChange(option)}
        aria-invalid={error ? true : undefined}
        label={labelOf(option)}
      />
    ))}
  </ChoiceGroup>
);
