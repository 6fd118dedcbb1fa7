/** An import of a file by another. */
export interface Import {
  from: string;
  to: string;
}

/**
 * The circles among files that import each other, of any length: each strongly connected component, which is a set of files
 * each of which reaches all others (Tarjan's algorithm).
 */
export function circlesIn(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);

  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    path.push(file);
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (path.includes(target)) lowest.set(file, Math.min(lowestOf(file), lowestOf(target)));
    }
    if (lowestOf(file) !== order.get(file)) return;
    const component = path.splice(path.lastIndexOf(file));
    if (component.length > 1 || targets.get(file)?.includes(file)) circles.push(component);
  }
  const lowestOf = (file: string): number => lowest.get(file) ?? 0;

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
