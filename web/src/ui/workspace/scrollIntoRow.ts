/** Centres an element in its scrolling row unless it is already in view. The page itself never scrolls. */
export function scrollIntoRow(row: HTMLElement | null, element: HTMLElement | null | undefined): void {
  if (!row || !element) return;
  const { left, width } = element.getBoundingClientRect();
  const space = row.getBoundingClientRect();
  if (left >= space.left && left + width <= space.right) return;
  row.scrollLeft += left - space.left - (space.width - width) / 2;
}
