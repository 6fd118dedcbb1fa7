import './EmptyState.css';
import type { ReactNode } from 'react';
import { CairnEmpty } from './Cairn.tsx';

export interface EmptyStateProps {
  seed: string;
  title: string;
  /** Advice on what to do, in one sentence. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
}

/** Placeholder of an empty list: drawing, heading, sentence and action. */
export function EmptyState({ seed, title, children, action, headingLevel = 3 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="empty">
      <CairnEmpty seed={seed} />
      <Heading className="h3">{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
