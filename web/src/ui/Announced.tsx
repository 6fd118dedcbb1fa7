import { Children, createElement, type HTMLAttributes, type Ref } from 'react';
import { useArrival } from './useArrival.ts';

export interface AnnouncedProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'div' | 'span';
  ref?: Ref<HTMLElement>;
  /** Whether the text that the region arrives with is no news, only what changes later: a count, a state that is as usual. */
  changesOnly?: boolean | undefined;
}

/**
 * A text that assistive technology reads out when it arrives or changes, without taking the focus (WCAG 4.1.3). By default it is
 * only read out, not seen. It has no controls, which would be hidden at first from those who do not see: buttons stand beside it.
 * While it is empty, its region stays on the page, out of sight.
 */
export function Announced({
  as = 'p',
  className = 'sr',
  changesOnly = false,
  children,
  ...attributes
}: AnnouncedProps) {
  const isEmpty = Children.toArray(children).every(child => child === '');
  const isArriving = useArrival(!changesOnly && !isEmpty);
  return createElement(
    as,
    { role: 'status', ...attributes, className: isEmpty ? 'sr' : className },
    changesOnly
      ? children
      : createElement(
          as === 'div' ? 'div' : 'span',
          { className: 'contents', 'aria-hidden': isArriving || undefined },
          children,
        ),
  );
}
