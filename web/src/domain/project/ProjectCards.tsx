import './ProjectCards.css';
import type { ReactNode } from 'react';
import { CardSkeleton } from '#web/ui/Card.tsx';

interface ProjectCardsProps {
  /** Whether other cards are on their way. */
  isChanging?: boolean;
  /** An `li` for each card. */
  children: ReactNode;
}

/** Cards of projects in columns. */
export const ProjectCards = ({ isChanging, children }: ProjectCardsProps) => (
  <ul className="cards" aria-busy={isChanging}>
    {children}
  </ul>
);

/** Placeholders of that many cards. */
export const ProjectCardsSkeleton = ({ count }: { count: number }) => (
  <div className="cards">
    {Array.from({ length: count }, (_, index) => (
      <CardSkeleton key={index} />
    ))}
  </div>
);
