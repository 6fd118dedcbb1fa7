import './WorkLayout.css';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. */
  children?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
}

/** The h1 of a working page, with its actions. */
export const PageHeader = ({ title, children, actions }: PageHeaderProps) => (
  <div className="pagehead">
    <div>
      <h1 className="h1">{title}</h1>
      {children && <p>{children}</p>}
    </div>
    {actions && <div className="row wrapx">{actions}</div>}
  </div>
);
