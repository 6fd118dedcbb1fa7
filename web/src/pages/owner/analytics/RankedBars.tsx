import { useTranslation } from 'react-i18next';
import { ChartTable } from '#web/domain/statistics/ChartTable.tsx';
import { wholeShares } from '#web/domain/statistics/wholeShares.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Sheet } from '#web/ui/Sheet.tsx';

export interface RankedBarsProps {
  title: string;
  /** Heading of the column that names the rows. */
  head: string;
  /** Largest first. */
  rows: readonly { key: string; label: string; visits: number }[];
  /** All visits, of which each row has a share. */
  all: number;
  /** Shown without any rows. */
  empty: string;
}

/** Rows that are drawn; the table has all of them. */
const MOST = 6;

/** Visits by something as bars, the largest first, with the same numbers as a table. */
export function RankedBars({ title, head, rows, all, empty }: RankedBarsProps) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const largest = Math.max(1, ...rows.map(({ visits }) => visits));
  const shares = wholeShares(
    rows.map(({ visits }) => visits),
    all,
  );
  return (
    <Sheet as="figure" className="chart bars">
      <figcaption>
        <h3 className="h4">{title}</h3>
      </figcaption>
      {rows.length === 0 ? (
        <p className="small soft">{empty}</p>
      ) : (
        <>
          <ol>
            {rows.slice(0, MOST).map(({ key, label, visits }) => (
              <li key={key}>
                <span>{label}</span>
                <b>{format.number(visits)}</b>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={100} height={4} className="bar-ground" />
                  <rect width={(visits / largest) * 100} height={4} className="bar" />
                </svg>
              </li>
            ))}
          </ol>
          <ChartTable title={title}>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                <th scope="col" className="r">
                  {t('counts.visits')}
                </th>
                <th scope="col" className="r">
                  {t('table.share')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, visits }, index) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td className="r">{format.number(visits)}</td>
                  <td className="r">{format.share(shares[index] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </ChartTable>
        </>
      )}
    </Sheet>
  );
}
