import './Chip.css';
import type { InputHTMLAttributes } from 'react';
import { classes } from './classes.ts';

/** A chip that is one of a group of radio buttons. */
export const RadioChip = ({
  className,
  children,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) => (
  <label className={classes('chip', 'chip--radio', className)}>
    <input {...input} type="radio" className="sr" />
    {children}
  </label>
);
