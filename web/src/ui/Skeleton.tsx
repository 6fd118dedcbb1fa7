import { Announced } from './Announced.tsx';
import './Skeleton.css';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { NeedsScripts } from './NeedsScripts.tsx';

const DELAY = 300;

export interface SkeletonProps {
  /** Shapes of the expected content: elements with `className="skel"`. Three lines by default. */
  children?: ReactNode;
}

/**
 * Loading placeholder; appears after 300 ms and is announced to assistive technology. Without scripts, it states that they are
 * needed.
 */
export function Skeleton({ children }: SkeletonProps) {
  const { t } = useTranslation('common');
  const late = useDelay(DELAY);
  return (
    <div aria-busy="true">
      <Announced as="span">{late ? t('loading') : ''}</Announced>
      <div className={classes('skel-shapes', !late && 'skel-waiting')}>{children ?? <SkeletonLines />}</div>
      <NeedsScripts />
    </div>
  );
}

const SkeletonLines = () => (
  <div className="stackv gap-3">
    <span className="skel skel--title" />
    <span className="skel skel--line" />
    <span className="skel skel--line skel--short" />
  </div>
);

/** Number of placeholders on the page that have become visible. */
let visible = 0;

/** Whether the delay has passed. A placeholder that replaces or joins a visible one does not wait again. */
function useDelay(milliseconds: number): boolean {
  const [passed, setPassed] = useState(() => visible > 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  useEffect(() => {
    if (!passed) return undefined;
    visible += 1;
    return () => {
      visible -= 1;
    };
  }, [passed]);
  return passed;
}
