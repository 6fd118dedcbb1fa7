import { earningsMonths, type MonthlyEarnings } from '#shared/entities/statement.ts';
import { monthsBefore, monthsBetween } from '#shared/months.ts';
import { currencies } from '#shared/settings.ts';
import { currentMonth } from '#web/domain/money/months.ts';
import { MonthlyChart } from './MonthlyChart.tsx';

/** The caller's last twelve months, a chart for each currency; renders nothing if nothing was received in them. */
export function EarningsByMonth({ earnings }: { earnings: readonly MonthlyEarnings[] }) {
  const until = currentMonth();
  const all = monthsBetween(monthsBefore(until, earningsMonths - 1), until).toReversed();

  return currencies.flatMap(currency => {
    const own = earnings.filter(one => one.currency === currency);
    if (!own.some(({ received }) => received > 0)) return [];
    const months = all.map(
      (month): MonthlyEarnings =>
        own.find(one => one.month === month) ?? { month, currency, received: 0, returned: 0, paidOut: 0 },
    );
    return <MonthlyChart key={currency} currency={currency} months={months} />;
  });
}
