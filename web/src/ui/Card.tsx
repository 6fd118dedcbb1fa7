import './Card.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';

export interface CardProps {
  /** 16:10: a CairnCover or an img. */
  picture: ReactNode;
  title: string;
  to: string;
  /** One sentence. */
  summary: ReactNode;
  /** Never more than one. */
  badge?: ReactNode;
  /** Whose it is: a Face and a line. */
  by?: ReactNode;
  /** Row meter and facts. */
  foot?: ReactNode;
  /** Language of what people wrote. */
  lang?: string;
  headingLevel?: 2 | 3;
  className?: string;
}

/** A card whose title's link covers it; what must stay pressable above it has `position: relative; z-index: 1`. */
export function Card({
  picture,
  title,
  to,
  summary,
  badge,
  by,
  foot,
  lang,
  headingLevel = 3,
  className,
}: CardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={classes('pcard', className)}>
      <div className="pic">
        {picture}
        {badge}
      </div>
      <div className="body">
        <Heading className="h3" lang={lang}>
          <Link to={to}>{title}</Link>
        </Heading>
        <p className="sum" lang={lang}>
          {summary}
        </p>
        {by && <p className="by">{by}</p>}
        {foot && <div className="foot">{foot}</div>}
      </div>
    </article>
  );
}

/** The shape of a card while it is awaited. */
export const CardSkeleton = () => (
  <div className="pcard" aria-hidden="true">
    <div className="pic">
      <span className="skel skel--fill" />
    </div>
    <div className="body">
      <span className="skel skel--title" />
      <span className="skel skel--line" />
      <span className="skel skel--line skel--short" />
      <div className="foot">
        <span className="skel skel--line" />
      </div>
    </div>
  </div>
);
