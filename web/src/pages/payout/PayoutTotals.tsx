import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payout } from '#shared/entities/payout.ts';
import { money } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Stats } from '#web/ui/Stat.tsx';
import { payoutTotals, type Sum } from './payoutTotals.ts';

export interface PayoutFiguresProps {
  payouts: readonly Payout[];
  /** True if older payouts have not been loaded. */
  isPart: boolean;
  /** Whether the payout account can receive money. */
  isReady: boolean;
}

/** Totals of the loaded payouts, with a note if there are older ones. */
export function PayoutTotals({ payouts, isPart, isReady }: PayoutFiguresProps) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { data: fee } = useQuery('getPlatformFee', {});
  const { data: debts } = useQuery('listMyDebts', {});
  const minTransfer = fee?.minTransfer ?? money.minTransfer;
  const { waiting, paid, next, collecting, isHeld } = payoutTotals(payouts, minTransfer);
  const inPayouts = (count: number) =>
    count === 0 ? t('figures.nothing') : t('figures.payouts', { count }) + scope;
  const scope = isPart ? ` ${t('figures.part', { count: payouts.length })}` : '';
  const isDue = next !== undefined && Date.parse(next.at) <= now;

  /** Amounts of the next payout after debts are deducted, by currency, in minor units. */
  const nextSums = next?.sums.map(({ amount, currency }) => {
    const owed = debts?.items.find(debt => debt.currency === currency)?.amount ?? 0;
    return { currency, amount: Math.max(0, amount - owed) };
  });

  const whenNext = () => {
    const [first] = collecting;
    if (first)
      return t('figures.collecting', { amount: format.money(minTransfer, first.currency, { whole: true }) });
    if (!next) return t(isHeld ? 'figures.held' : 'figures.nothingNext');
    if (nextSums?.every(({ amount }) => amount === 0))
      return t('figures.keptBack', { date: format.utcDate(next.at, 'long') });
    if (!isReady) return t('figures.needsAccount');
    return isDue ? t('figures.due') : t('figures.byItself', { date: format.utcDate(next.at, 'long') });
  };

  return (
    <Stats
      stats={[
        {
          label: t('figures.waiting'),
          value: <Sums sums={waiting.sums} />,
          detail: inPayouts(waiting.count),
        },
        {
          label: t('figures.paid'),
          value: <Sums sums={paid.sums} />,
          detail: inPayouts(paid.count),
        },
        {
          label: t('figures.next'),
          value: <Sums sums={nextSums ?? []} />,
          detail: whenNext(),
          strong: true,
        },
      ]}
    />
  );
}

function Sums({ sums }: { sums: readonly Sum[] }) {
  const format = useFormat();
  if (sums.length === 0) return '–';
  return (
    <>
      {sums.map(({ amount, currency }) => (
        <span key={currency} className="payout-sum">
          {format.money(amount, currency, { whole: true })}
        </span>
      ))}
    </>
  );
}
