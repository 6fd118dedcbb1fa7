import './DailyChart.css';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { classes } from '#web/ui/classes.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { ChartTable } from './ChartTable.tsx';
import { barsOf, chartScale, HEIGHT, isSparse, middleOf, pathOf, WIDTH, xOf } from './chartScale.ts';

/** One line of a chart: a value for each day. */
export interface Series {
  label: string;
  values: readonly number[];
}

export interface DailyChartProps {
  title: string;
  /** YYYY-MM-DD, one for each value. */
  days: readonly string[];
  /** Period of each value: a day, or the week that begins on it. */
  period?: 'day' | 'week';
  /** At most two; the second is drawn in front. */
  series: readonly Series[];
  /** Writes a value, for amounts of money. */
  write?: (value: number) => string;
}

/** Values of each day as lines above filled ground, or as bars if most of a series are zero, with the same numbers as a table. */
export function DailyChart({ title, days, period = 'day', series, write }: DailyChartProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const say = write ?? ((value: number) => format.number(value));
  const { top, ticks } = chartScale(series.flatMap(({ values }) => values));
  const hasBars = series.some(({ values }) => isSparse(values));
  const placeOf = hasBars ? middleOf : xOf;
  const sumOf = ({ values }: Series) => values.reduce((sum, value) => sum + value, 0);
  const shown = days.flatMap((day, at) =>
    at % Math.ceil(days.length / 5) === 0 ? [[day, at] as const] : [],
  );
  const summary = series
    .map(one =>
      t(period === 'week' ? 'chart.weeks' : 'chart.summary', {
        label: one.label,
        sum: say(sumOf(one)),
        count: days.length,
      }),
    )
    .join(' ');

  return (
    <Sheet as="figure" className={classes('chart', series.length > 1 && 'chart--two')}>
      <figcaption className="row between wrapx">
        <h2 className="h4">{title}</h2>
        <ul className="chart-legend">
          {series.map((one, at) => (
            <li key={one.label}>
              <i className={classes('chart-key', `chart-${at}`)} aria-hidden="true" />
              {one.label} <b>{say(sumOf(one))}</b>
            </li>
          ))}
        </ul>
      </figcaption>
      {/* The drawing is one picture with a text of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <svg viewBox={`-44 -10 ${WIDTH + 58} ${HEIGHT + 34}`} role="img" aria-label={`${title}. ${summary}`}>
        {ticks.map(tick => {
          const y = HEIGHT - (tick / top) * HEIGHT;
          return (
            <g key={tick}>
              <line className="chart-grid" x1={0} x2={WIDTH} y1={y} y2={y} />
              <text x={-8} y={y + 4} textAnchor="end">
                {say(tick)}
              </text>
            </g>
          );
        })}
        {series.map(({ label, values }, at) => (
          <g key={label} className={`chart-${at}`}>
            {hasBars ? (
              <path className="chart-bars" d={barsOf(values, top, { at, of: series.length })} />
            ) : (
              <>
                <path className="chart-area" d={`${pathOf(values, top)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
                <path className="chart-line" d={pathOf(values, top)} />
                <circle cx={WIDTH} cy={HEIGHT - ((values.at(-1) ?? 0) / top) * HEIGHT} r={4} />
              </>
            )}
          </g>
        ))}
        {shown.map(([day, at]) => (
          <text key={day} x={placeOf(at, days.length)} y={HEIGHT + 18} textAnchor="middle">
            {format.date(day, 'short')}
          </text>
        ))}
      </svg>
      <ChartTable title={title}>
        <thead>
          <tr>
            <th scope="col">{t(`chart.${period}`)}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="r">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, at) => (
            <tr key={day}>
              <th scope="row">{format.date(day)}</th>
              {series.map(({ label, values }) => (
                <td key={label} className="r">
                  {say(values[at] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ChartTable>
    </Sheet>
  );
}
