import './Segmented.css';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** Label of the group for assistive technology. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  block?: boolean;
}

/** Toggle buttons between two to four views of the same content. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  block,
}: SegmentedProps<Value>) {
  return (
    // A fieldset cannot be an inline flex row in every browser.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={classes('seg', block && 'seg--block')} role="group" aria-label={label}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
