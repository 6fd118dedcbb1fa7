/** Median; the lower of the two middle values if their number is even. */
export function median(stats: readonly number[]): number {
  const middle = stats.toSorted((a, b) => a - b)[Math.floor((stats.length - 1) / 2)];
  if (middle === undefined) throw new Error('No values for a median.');
  return middle;
}

/** Formats rows as a Markdown table with aligned columns. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map(row => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return line(heads) + line(widths.map(width => '-'.repeat(width))) + rows.map(line).join('');
}
