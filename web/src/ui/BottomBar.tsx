import './BottomBar.css';
import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import { useCoveredHeight } from './useCoveredHeight.ts';

/** Bar at the bottom of the window. What has the focus is scrolled to above it. In a low window it stays at its place in the page. */
export function BottomBar({ className, children }: { className: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useCoveredHeight(bar, '--bar');
  return (
    <div className={classes('bottom-bar', className)} ref={bar}>
      {children}
    </div>
  );
}
