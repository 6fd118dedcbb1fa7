import './Sheet.css';
import { type ComponentPropsWithRef, createElement } from 'react';
import { classes } from './classes.ts';

type SheetElement = 'div' | 'section' | 'article' | 'aside' | 'figure' | 'ul' | 'li' | 'p';

export type SheetProps<Element extends SheetElement> = ComponentPropsWithRef<Element> & {
  as?: Element;
  /** Whether its content has the sheet's own padding. */
  padded?: boolean;
  /** Whether it lies above the sheets around it. */
  raised?: boolean;
};

/** A sheet of paper: the surface that content of one kind lies on. */
export function Sheet<Element extends SheetElement = 'div'>({
  as,
  padded,
  raised,
  className,
  ...rest
}: SheetProps<Element>) {
  return createElement<object>(as ?? 'div', {
    ...rest,
    className: classes('sheet', padded && 'sheet--pad', raised && 'sheet--raised', className),
  });
}
