import './Skeleton.css';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const DELAY = 300;

export interface SkeletonProps {
  /** The shape of what comes: elements with `className="skel"`. Left out: three lines. */
  children?: ReactNode;
}

/** Appears only when something takes longer than 300 ms; announces that it is being fetched. */
export function Skeleton({ children }: SkeletonProps) {
  const { t } = useTranslation('common');
  const late = useDelay(DELAY);
  return (
    <div aria-busy="true">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <span className="sr" role="status">
        {late ? t('loading') : ''}
      </span>
      <div className={late ? undefined : 'skel-waiting'}>{children ?? <SkeletonLines />}</div>
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

function useDelay(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}
