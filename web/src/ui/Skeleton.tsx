import './Skeleton.css';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const DELAY = 300;

export interface SkeletonProps {
  /** Shapes of the expected content: elements with `className="skel"`. Three lines by default. */
  children?: ReactNode;
}

/** Loading placeholder; appears after 300 ms and is announced to assistive technology. */
export function Skeleton({ children }: SkeletonProps) {
  const { t } = useTranslation('common');
  const late = useDelay(DELAY);
  return (
    <div aria-busy="true">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results */}
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
