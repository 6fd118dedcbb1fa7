import type { ReactNode } from 'react';
import type { Currency } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Money } from '#web/ui/Time.tsx';
import { Written } from '#web/ui/Written.tsx';

interface PaidAmountProps {
  /** Paid, in minor units. */
  total: number;
  /** Refunded part, in minor units. */
  refunded: number;
  currency: Currency;
  /** Returns the text that states the refunded amount. */
  refundedText: (amount: string) => string;
  /** Further lines. */
  children?: ReactNode;
}

/** Amount of a payment, and below it the part that was refunded. */
export function PaidAmount({ total, refunded, currency, refundedText, children }: PaidAmountProps) {
  const format = useFormat();
  return (
    <>
      <Money minor={total} currency={currency} />
      {refunded > 0 && <AmountNote>{refundedText(format.money(refunded, currency))}</AmountNote>}
      {children}
    </>
  );
}

/** A line below an amount. */
export const AmountNote = ({ children }: { children: ReactNode }) => (
  <div className="fine soft">{children}</div>
);

interface NamedPointsProps {
  quantity: number;
  /** Name that the owner has given to a point of the project. */
  name: string;
  language: string | undefined;
}

/** A number of points of a project: "3 × Stone". */
export function NamedPoints({ quantity, name, language }: NamedPointsProps) {
  const format = useFormat();
  return (
    <>
      {format.number(quantity)} × <Written language={language}>{name}</Written>
    </>
  );
}
