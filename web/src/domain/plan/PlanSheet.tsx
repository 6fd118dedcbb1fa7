import './PlanSheet.css';
import type { ReactNode } from 'react';
import { Sheet } from '#web/ui/Sheet.tsx';

interface PlanSheetProps {
  /** Name of the summary, for assistive technology. */
  label: string;
  summary: ReactNode;
  children: ReactNode;
}

/** A page about one plan: its content, and beside it a summary with the way on. */
export const PlanSheet = ({ label, summary, children }: PlanSheetProps) => (
  <div className="wrap plan-sheet">
    <div className="plan-sheet-main">{children}</div>
    <Sheet as="aside" padded raised className="plan-sheet-side" aria-label={label}>
      {summary}
    </Sheet>
  </div>
);
