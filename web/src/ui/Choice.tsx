import './Choice.css';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface ChoiceProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'children'> {
  label: ReactNode;
  /** At the right: how many there are. */
  count?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Any of several, or one yes. */
export const Checkbox = (props: ChoiceProps) => <Choice type="checkbox" {...props} />;

/** One of several that have the same `name`. */
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

/** For things that apply at once. */
export function Switch({ label, count: _count, ...input }: ChoiceProps) {
  return (
    <label className="row">
      {/* The browser tells the state of a checkbox by itself. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...input} type="checkbox" role="switch" className="switch" />
      <span className="small">{label}</span>
    </label>
  );
}

export interface ChoiceGroupProps {
  legend: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** Checkboxes or radios that answer one question. */
export function ChoiceGroup({ legend, error, children }: ChoiceGroupProps) {
  return (
    <fieldset className="choices">
      <legend className="label">{legend}</legend>
      {children}
      {error && <p className="error">{error}</p>}
    </fieldset>
  );
}
