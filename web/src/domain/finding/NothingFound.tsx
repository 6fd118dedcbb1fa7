import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

export interface NothingFoundProps {
  /** By which its drawing is chosen. */
  seed: string;
  title: string;
  /** Choices that would find something: "3 projects without “France”". */
  ways: readonly { label: string; to: string }[];
  all: { label: string; to: string };
  children: ReactNode;
}

/** Says that nothing matches, and what would. */
export const NothingFound = ({ seed, title, ways, all, children }: NothingFoundProps) => (
  <div className="sheet">
    <EmptyState
      seed={seed}
      headingLevel={2}
      title={title}
      action={
        <>
          {ways.length > 0 && (
            <ul className="nearly">
              {ways.map(({ label, to }) => (
                <li key={label}>
                  <Link className="link" to={to} preventScrollReset>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <LinkButton to={all.to} preventScrollReset>
            {all.label}
          </LinkButton>
        </>
      }
    >
      {children}
    </EmptyState>
  </div>
);
