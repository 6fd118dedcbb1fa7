import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';

export interface NothingFoundProps {
  /** By which its drawing is chosen. */
  seed: string;
  title: string;
  /** Choices that would find something: "3 projects without “France”". */
  ways: readonly { label: string; to: string }[];
  all: { label: string; to: string };
  /** A further action on the search, next to the way to everything. */
  action?: ReactNode;
  children: ReactNode;
}

/** Says that nothing matches, and what would. */
export const NothingFound = ({ seed, title, ways, all, action, children }: NothingFoundProps) => (
  <Sheet>
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
          <div className="row row-2 wrapx nothing-actions">
            <LinkButton size="s" to={all.to} preventScrollReset>
              {all.label}
            </LinkButton>
            {action}
          </div>
        </>
      }
    >
      {children}
    </EmptyState>
  </Sheet>
);
