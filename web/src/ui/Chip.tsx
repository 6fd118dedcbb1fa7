import './Chip.css';
import x from 'lucide-static/icons/x.svg?raw';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** A chosen chip has a tint and a heavier edge; leave it out where a chip only does something. */
  chosen?: boolean;
  children: ReactNode;
}

/** A filter that is on or off. */
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

/** A filter that was chosen; pressing takes it away. */
export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      className="chip chip--on"
      aria-label={t('chip.remove', { name: children })}
      onClick={onRemove}
    >
      {children}
      <Icon svg={x} size="s" />
    </button>
  );
}
