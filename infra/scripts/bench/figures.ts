/** The middle of the figures; of an even number the lower middle. */
export function median(stats: readonly number[]): number {
  const middle = stats.toSorted((a, b) => a - b)[Math.floor((stats.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no figure.');
  return middle;
}

/** Rows under their heads as a Markdown table, its columns aligned. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map(row => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return line(heads) + line(widths.map(width => '-'.repeat(width))) + rows.map(line).join('');
}
