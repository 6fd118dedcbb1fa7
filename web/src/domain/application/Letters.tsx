import './Application.css';
import type { ReactNode } from 'react';

/** Texts that the owner and the applicant wrote to each other; below `title` if they are folded. */
export const Letters = ({ title, children }: { title?: string; children: ReactNode }) =>
  title === undefined ? (
    <div className="application-letters small">{children}</div>
  ) : (
    <details className="application-letters small">
      <summary className="link">{title}</summary>
      {children}
    </details>
  );
