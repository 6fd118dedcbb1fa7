import './Earnings.css';
import download from 'lucide-static/icons/download.svg?raw';
import { useTranslation } from 'react-i18next';
import { decimalOf, toCsv } from '#shared/csv.ts';
import type { MonthlyEarnings } from '#shared/entities/statement.ts';
import type { Currency } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { COLUMN, gridOf, HEIGHT, stonesOf, stoneValue } from './stones.ts';

export interface MonthlyChartProps {
  currency: Currency;
  /** All months in a row, oldest first. */
  months: readonly MonthlyEarnings[];
}

/** Amounts received by month, as stacks of stones, with the same figures and more as a table and as CSV. */
export function MonthlyChart({ currency, months }: MonthlyChartProps) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  const lang = useLanguage();
  const say = (amount: number) => format.money(amount, currency);
  const largest = Math.max(...months.map(({ received }) => received));
  const value = stoneValue(largest);
  const total = months.reduce((sum, { received }) => sum + received, 0);
  const summary = t('months.summary', { sum: say(total), count: months.length });

  function save() {
    const rows = months.map(({ month, received, returned, paidOut }) => [
      month,
      currency,
      ...[received, returned, paidOut].map(amount => decimalOf(amount, currency)),
    ]);
    const names = ['month', 'currency', 'received', 'returned', 'paid out'];
    saveFile(`earnings-${currency}.csv`, toCsv([names, ...rows], lang));
  }

  return (
    <Sheet as="figure" className="earnings">
      <figcaption className="row between wrapx">
        <h2 className="h3">{t('months.title', { currency })}</h2>
        <span className="small soft">
          {t('months.block', { amount: format.money(value, currency, { whole: true }) })}
        </span>
      </figcaption>
      <Columns className="earnings-year" {...{ months, value, summary, currency }} />
      <Columns className="earnings-half" months={months.slice(-6)} {...{ value, summary, currency }} />
      <details>
        <summary>{t('months.table')}</summary>
        <div className="earnings-table">
          <table className="table">
            <caption className="sr">{t('months.title', { currency })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('months.month')}</th>
                {(['received', 'returned', 'paidOut'] as const).map(column => (
                  <th key={column} scope="col" className="r">
                    {t(`months.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map(({ month, received, returned, paidOut }) => (
                <tr key={month}>
                  <th scope="row">{format.utcDate(`${month}-01`, 'month')}</th>
                  <td className="r">{say(received)}</td>
                  <td className="r">{say(returned)}</td>
                  <td className="r">{say(paidOut)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Button kind="quiet" size="s" icon={download} onClick={save}>
          {t('statement.csv')}
        </Button>
      </details>
    </Sheet>
  );
}

interface ColumnsProps extends MonthlyChartProps {
  className: string;
  /** Of one stone, in minor units. */
  value: number;
  summary: string;
}

function Columns({ className, months, value, summary, currency }: ColumnsProps) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  const whole = (amount: number) => format.money(Math.round(amount / 100) * 100, currency, { whole: true });
  const most = Math.max(3, ...months.map(({ received }) => stonesOf(received, value)));
  const thickness = Math.min(16, HEIGHT / most);
  const width = COLUMN * months.length;
  const yOf = (stones: number) => HEIGHT - stones * thickness;

  return (
    <svg
      className={className}
      viewBox={`-62 -18 ${width + 66} ${HEIGHT + 42}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing is one picture with a text of its own
      role="img"
      aria-label={`${t('months.title', { currency })}. ${summary}`}
    >
      {gridOf(most * value, value).map(amount => (
        <g key={amount}>
          <line
            className="earnings-grid"
            x1={0}
            x2={width}
            y1={yOf(amount / value)}
            y2={yOf(amount / value)}
          />
          <text x={-8} y={yOf(amount / value) + 4} textAnchor="end">
            {whole(amount)}
          </text>
        </g>
      ))}
      {months.map(({ month, received }, at) => {
        const stones = stonesOf(received, value);
        const middle = at * COLUMN + COLUMN / 2;
        return (
          <g key={month}>
            {Array.from({ length: stones }, (_, stone) => {
              const half = 16 + ((at * 5 + stone * 7) % 4);
              return (
                <rect
                  key={stone}
                  x={middle - half}
                  y={yOf(stone + 1) + 1}
                  width={half * 2}
                  height={thickness - 2}
                  rx={Math.min(4, thickness / 2 - 1)}
                />
              );
            })}
            {received > 0 && (
              <text className="earnings-sum" x={middle} y={yOf(stones) - 6} textAnchor="middle">
                {whole(received)}
              </text>
            )}
            <text x={middle} y={HEIGHT + 18} textAnchor="middle">
              {format.utcDate(`${month}-01`, 'shortMonth')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
