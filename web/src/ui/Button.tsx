import './Button.css';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** moss: the main action; ember: paying; danger: only inside a confirmation; paper: on a dark background. */
export type ButtonKind = 'stone' | 'moss' | 'ember' | 'danger' | 'quiet' | 'line' | 'paper';

interface Look {
  kind?: ButtonKind;
  size?: 's' | 'm' | 'l';
  block?: boolean;
  /** For a small quiet button at the edge of its container: its text is in line with the texts above and below. */
  flush?: boolean;
  /** SVG source of a Lucide icon, before the text. */
  icon?: string;
  children: ReactNode;
}

const look = ({ kind = 'stone', size = 'm', block, flush }: Omit<Look, 'children'>, className?: string) =>
  classes(
    'btn',
    kind !== 'stone' && `btn--${kind}`,
    size !== 'm' && `btn--${size}`,
    block && 'btn--block',
    flush && 'btn--flush',
    className,
  );

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Text while the action runs ("Sending"). The button keeps the focus and ignores clicks. */
  busy?: string | false;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; its text is a verb and an object. */
export function Button({
  kind,
  size,
  block,
  flush,
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
      className={classes(look({ kind, size, block, flush }, className), busy && 'is-busy')}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {busy ? <Busy /> : icon && <Icon svg={icon} />}
      {busy || children}
    </button>
  );
}

/** Busy indicator: three pebbles. */
export const Busy = () => (
  <span className="busy" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

export type LinkButtonProps = Look & LinkProps;

/** A link styled as a button. */
export function LinkButton({
  kind,
  size,
  block,
  flush,
  icon,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={look({ kind, size, block, flush }, className)}>
      {icon && <Icon svg={icon} />}
      {children}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** SVG source of a Lucide icon. */
  icon: string;
  /** Accessible name and tooltip. */
  label: string;
  size?: 's' | 'm';
  /** Raised instead of flat. */
  stone?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon. */
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
