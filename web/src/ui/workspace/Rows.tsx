import './Rows.css';
import type { ReactNode } from 'react';
import { Sheet } from '#web/ui/Sheet.tsx';

export interface RowsProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** The rows: `li` with a `div` for their texts, and a button or link. */
  children: ReactNode;
}

/** A list of matters on one sheet, each with its text and the button that leads to it. */
export function Rows({ labelledBy, children }: RowsProps) {
  return (
    <Sheet as="ul" className="rows" aria-labelledby={labelledBy}>
      {children}
    </Sheet>
  );
}
