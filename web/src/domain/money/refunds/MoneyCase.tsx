import './Refunds.css';
import type { ReactNode } from 'react';

/** Refunds, disputes or debts, one below the other. */
export const MoneyCases = ({ children }: { children: ReactNode }) => <ul className="refunds">{children}</ul>;

interface MoneyCaseProps {
  /** The person whose money it is. */
  who: ReactNode;
  /** The payment or the reason, on a line of its own below the person. */
  payment: ReactNode;
  /** On the right: the amount and what has become of it, or the buttons that decide. */
  outcome?: ReactNode;
  /** Lines below, `MoneyCaseLine`. */
  children: ReactNode;
}

/** A refund, a dispute or a debt as one of a list. */
export const MoneyCase = ({ who, payment, outcome, children }: MoneyCaseProps) => (
  <li className="refund">
    <div className="refund-who">
      {who}
      <span className="small soft">{payment}</span>
    </div>
    {outcome}
    {children}
  </li>
);

/** The amount of a case with what has become of it. */
export const MoneyOutcome = ({ children }: { children: ReactNode }) => (
  <span className="refund-outcome">{children}</span>
);

/** A line of a case below the others: when something happened, or until when it has to. */
export const MoneyCaseLine = ({ as, children }: { as: 'deadline' | 'time'; children: ReactNode }) => (
  <p className={as === 'time' ? 'fine muted refund-line' : 'small refund-line'}>{children}</p>
);

/** Further content of a case, as wide as the case. */
export const MoneyCaseDetails = ({ children }: { children: ReactNode }) => (
  <div className="refund-line">{children}</div>
);
