import './Table.css';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Sheet } from '#web/ui/Sheet.tsx';

/**
 * Position of a cell on small screens, where a row becomes two lines: who and amount above, what and status below. Other cells
 * are hidden.
 */
export type ListPlace = 'who' | 'amount' | 'what' | 'status';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns figures on the right. */
  right?: boolean;
  list?: ListPlace;
}

export interface TableProps<Row> {
  /** Name of the table, for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
}

/** A table on a sheet; below 640 px each row becomes two lines. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty) return <Sheet>{empty}</Sheet>;
  return (
    <TableFrame caption={caption} className="t-list">
      <thead>
        <tr>
          {columns.map(({ key, head, right }) => (
            <th key={key} scope="col" className={classes(right && 'r')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, cell, right, list }) => (
              <td key={key} className={classes(right && 'r', list ? `at-${list}` : 'at-none')}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

interface TableFrameProps extends Pick<TableProps<never>, 'caption'> {
  className?: string;
  /** Its head and its body. */
  children: ReactNode;
}

/** A table with cells of its own, on a sheet. */
export const TableFrame = ({ caption, className, children }: TableFrameProps) => (
  <Sheet className="table-frame">
    <table className={classes('table', className)}>
      <caption className="sr">{caption}</caption>
      {children}
    </table>
  </Sheet>
);
