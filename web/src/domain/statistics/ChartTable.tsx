import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ChartTableProps {
  /** Title of the chart. */
  title: string;
  /** Head and body of the table. */
  children: ReactNode;
}

/** The figures of a chart as a table, which the keyboard can scroll. */
export function ChartTable({ title, children }: ChartTableProps) {
  const { t } = useTranslation('statistics');
  return (
    <details className="chart-table">
      <summary>{t('chart.table')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long tables scroll */}
      <section tabIndex={0} aria-label={title}>
        <table className="table">
          <caption className="sr">{title}</caption>
          {children}
        </table>
      </section>
    </details>
  );
}
