import '#web/ui/Input.css';
import './Field.css';
import type { ReactNode } from 'react';

/** Help text that belongs to no single field: an `output` if it appears while something is chosen. */
export const Hint = ({
  as: Element = 'p',
  id,
  children,
}: {
  as?: 'p' | 'span' | 'output';
  id?: string;
  children: ReactNode;
}) => (
  <Element className="hint" id={id}>
    {children}
  </Element>
);
