import './Button.css';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** moss: the one main action; ember: the added stone; danger: only inside a confirmation; paper: on a deep ground. */
export type ButtonKind = 'stone' | 'moss' | 'ember' | 'danger' | 'quiet' | 'line' | 'paper';

interface Look {
  kind?: ButtonKind;
  size?: 's' | 'm' | 'l';
  block?: boolean;
  /** Text of a Lucide svg, before the words. */
  icon?: string;
  children: ReactNode;
}

const look = ({ kind = 'stone', size = 'm', block }: Omit<Look, 'children'>, className?: string) =>
  classes(
    'btn',
    kind !== 'stone' && `btn--${kind}`,
    size !== 'm' && `btn--${size}`,
    block && 'btn--block',
    className,
  );

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** While the action runs: the verb in progress ("Sending"). The button keeps focus and does nothing. */
  busy?: string | false;
  ref?: Ref<HTMLButtonElement>;
}

/** A stone to press. Its text is a verb and its object. */
export function Button({
  kind,
  size,
  block,
  icon,
  busy,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(look({ kind, size, block }, className), busy && 'is-busy')}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {busy ? <Busy /> : icon && <Icon svg={icon} />}
      {busy || children}
    </button>
  );
}

/** Three pebbles: something is under way. */
export const Busy = () => (
  <span className="busy" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

export type LinkButtonProps = Look & LinkProps;

/** A link that looks like a stone: it leads somewhere instead of doing something. */
export function LinkButton({ kind, size, block, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={look({ kind, size, block }, className)}>
      {icon && <Icon svg={icon} />}
      {children}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Text of a Lucide svg. */
  icon: string;
  /** Its name for assistive technology and its tooltip. */
  label: string;
  size?: 's' | 'm';
  /** Raised like a stone instead of flat. */
  stone?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon alone. */
export function IconButton({
  icon,
  label,
  size = 'm',
  stone,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes('ib', size === 's' && 'ib--s', stone && 'ib--stone', className)}
      aria-label={label}
      title={label}
    >
      <Icon svg={icon} size={size === 's' ? 's' : 'm'} />
      {children}
    </button>
  );
}
