import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { nextFrames } from '#web/testing/waits.ts';

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A layout shift as the browser reports it (Layout Instability API), which TypeScript's own types do not contain yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: Rect; currentRect: Rect }[];
}

/** Layout shifts of a page since it was opened: their sum, and what moved from where to where. */
async function layoutShiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluateHandle(() => {
    const shifts: LayoutShift[] = [];
    new PerformanceObserver(list => {
      shifts.push(...(list.getEntries() as LayoutShift[])); // the only type that is observed
    }).observe({ type: 'layout-shift', buffered: true });
    return shifts;
  });
  await nextFrames(page); // the observer is told of them after a frame
  return await shifts.evaluate(all => {
    const rect = ({ x, y, width, height }: Rect) => `${x},${y} ${width}×${height}`;
    const nameOf = (node: Node | undefined) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.textContent);
    return {
      sum: all.reduce((sum, { value }) => sum + value, 0),
      moved: all.flatMap(({ sources, startTime, value }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${nameOf(node)} from ${rect(previousRect)} to ${rect(currentRect)}`,
        ),
      ),
    };
  });
}

/**
 * Expects that what a page shows has kept its place since it was opened: cumulative layout shift, of which search engines accept up
 * to 0.1 as good. A failure names what has moved.
 */
export async function expectNoLayoutShift(page: Page, most = 0.01): Promise<void> {
  const { sum, moved } = await layoutShiftsOf(page);
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(most);
}
