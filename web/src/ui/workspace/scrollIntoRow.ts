/** Centres an element in its scrolling row; a row that fits does not move. The page itself never scrolls. */
export function scrollIntoRow(row: HTMLElement | null, element: HTMLElement | null | undefined): void {
  if (!row || !element) return;
  const { left, width } = element.getBoundingClientRect();
  const space = row.getBoundingClientRect();
  row.scrollLeft += left - space.left - (space.width - width) / 2;
}
