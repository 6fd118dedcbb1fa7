import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { written } from '#web/ui/Written.tsx';
import { TableFrame } from '#web/ui/workspace/Table.tsx';

export interface RatesTableProps {
  id: string;
  title: string;
  about: string;
  /** Headings of the columns: the rows, the base of the rates, and the rates. */
  head: string;
  /** Heading of a column before the others, if there is one. */
  before?: string;
  base: string;
  rates: readonly string[];
  rows: readonly {
    key: string;
    label: string;
    lang?: string | undefined;
    before?: number;
    base: number;
    counts: readonly number[];
  }[];
  empty: string;
}

/** Counts of each row with their rate; below 640 px each row becomes a list. */
export function RatesTable({ id, title, about, head, before, base, rates, rows, empty }: RatesTableProps) {
  const format = useFormat();
  return (
    <section aria-labelledby={id}>
      <div className="sechead">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        <span className="small soft">{about}</span>
      </div>
      {rows.length === 0 ? (
        <p className="small soft">{empty}</p>
      ) : (
        <TableFrame caption={title} className="rates">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {[...(before === undefined ? [] : [before]), base, ...rates].map(name => (
                <th key={name} scope="col" className="r">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.key}>
                <th scope="row" {...written(row.lang)}>
                  {row.label}
                </th>
                {before !== undefined && (
                  <td className="r" data-label={before}>
                    {format.number(row.before ?? 0)}
                  </td>
                )}
                <td className="r" data-label={base}>
                  {format.number(row.base)}
                </td>
                {rates.map((name, at) => (
                  <td key={name} className="r" data-label={name}>
                    <CountAndRate count={row.counts[at] ?? 0} of={row.base} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </section>
  );
}

/** A count with its share, which is left out if the base is smaller than the count and the share would be meaningless. */
function CountAndRate({ count, of }: { count: number; of: number }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const rate =
    of > 0 && count <= of
      ? format.number(count / of, { style: 'percent', maximumFractionDigits: 1 })
      : undefined;
  return (
    <>
      {format.number(count)}{' '}
      <span className="fine muted">{rate === undefined ? t('table.noRate') : rate}</span>
    </>
  );
}
