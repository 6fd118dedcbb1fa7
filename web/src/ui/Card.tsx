import './Card.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { written } from '#web/ui/Written.tsx';
import { classes } from './classes.ts';

export interface CardProps {
  /** 16:10: a CairnCover or an img. */
  picture: ReactNode;
  title: string;
  /** Nothing for a preview. */
  to?: string;
  /** One sentence. */
  summary: ReactNode;
  /** At most one badge. */
  badge?: ReactNode;
  /** The owner: avatar and name. */
  by?: ReactNode;
  /** Row meter and key figures. */
  foot?: ReactNode;
  /** Language of the user's text. */
  lang?: string;
  headingLevel?: 2 | 3;
  className?: string;
}

/** A card covered by its title's link; other controls need `position: relative; z-index: 1`. */
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
        <Heading className="h3" {...written(lang)}>
          {to === undefined ? title : <Link to={to}>{title}</Link>}
        </Heading>
        <p className="sum" {...written(lang)}>
          {summary}
        </p>
        {by && <p className="by">{by}</p>}
        {foot && <div className="foot">{foot}</div>}
      </div>
    </article>
  );
}

/** Placeholder of a card while it loads. */
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
