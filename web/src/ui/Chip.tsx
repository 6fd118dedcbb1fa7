import './Chip.css';
import x from 'lucide-static/icons/x.svg?raw';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import { Written } from './Written.tsx';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Whether the filter is on; omit it for a chip that only triggers an action. */
  chosen?: boolean;
  children: ReactNode;
}

/** Toggle button for a filter. */
export function Chip({ chosen, type = 'button', children, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} className="chip" aria-pressed={chosen}>
      {children}
    </button>
  );
}

export interface RemovableChipProps {
  children: string;
  onRemove: () => void;
}

/** An active filter; a click removes it. */
export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      className="chip chip--on"
      aria-label={t('chip.remove', { name: children })}
      onClick={onRemove}
    >
      <Written>{children}</Written>
      <Icon svg={x} size="s" />
    </button>
  );
}
