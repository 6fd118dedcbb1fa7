import type { Page } from 'playwright-core';

const REGIONS = '[role="status"], output';
/** Milliseconds that a region has been on the page before screen readers are sure to read out what is put into it. */
const KNOWN_AFTER = 50;

/**
 * Collects the texts that screen readers read out from now on: those that are put or shown in a live region that they know already.
 * They miss a text that arrives together with its region.
 */
export async function collectReadOut(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(
    ([selector, knownAfter]) => {
      const read: string[] = [];
      const known = new Set(document.querySelectorAll(selector));
      const changes = {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: ['aria-hidden'],
      };
      const isHidden = (node: Node) =>
        (node instanceof Element ? node : node.parentElement)?.closest('[aria-hidden="true"]') !== null;
      new MutationObserver(records => {
        for (const { target, type, addedNodes } of records) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(selector);
          if (!region || !known.has(region)) continue;
          for (const node of type === 'childList' ? addedNodes : [target])
            if (!isHidden(node)) read.push(node.textContent ?? '');
        }
        setTimeout(() => {
          for (const region of document.querySelectorAll(selector)) known.add(region);
        }, knownAfter);
      }).observe(document.body, changes);
      return read;
    },
    [REGIONS, KNOWN_AFTER] as const,
  );
  return () => texts.jsonValue();
}
