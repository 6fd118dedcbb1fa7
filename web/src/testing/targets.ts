import type { Page } from 'playwright-core';

/** Minimum width and height of targets, in pixels: WCAG 2.2, 2.5.8. */
const LEAST = 24;
/** Minimum height of buttons and fields on touch screens, in pixels. */
const LEAST_FOR_FINGERS = 44;

/**
 * Targets below the minimum size: each element with its size. Links within a text are as high as its lines; a control that is only
 * there for assistive technology is pressed by its label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ least, leastForFingers }) => {
      const isTouch = matchMedia('(pointer: coarse)').matches;
      const pressed = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [role="tab"], [role="menuitem"]',
      );

      const isInText = (target: HTMLElement) => {
        if (getComputedStyle(target).display !== 'inline') return false;
        const around = target.parentElement?.closest(
          'p, li, dd, dt, td, th, h1, h2, h3, h4, label, span, div',
        );
        return around?.textContent?.trim() !== target.textContent?.trim();
      };
      const boxOf = (target: HTMLElement) => {
        const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
        const boxes = [target, ...(label ? [label] : [])].map(one => one.getBoundingClientRect());
        return boxes.toSorted((one, other) => other.height * other.width - one.height * one.width)[0];
      };
      const leastHeightOf = (target: HTMLElement) =>
        isTouch && target.matches('.btn, .ib, button.chip, .seg > button, .select, input.input')
          ? leastForFingers
          : least;

      return [...pressed].flatMap(target => {
        const isShown = target.checkVisibility({ visibilityProperty: true });
        const isForOthers =
          target.matches('.sr') && !(target instanceof HTMLInputElement && target.labels?.length);
        if (!isShown || isForOthers || isInText(target)) return [];
        const { width = 0, height = 0 } = boxOf(target) ?? {};
        if (width <= 2 || (width >= least - 0.5 && height >= leastHeightOf(target) - 0.5)) return [];
        const words = target.textContent?.trim().slice(0, 30);
        const element = [target.tagName.toLowerCase(), ...target.classList].join('.');
        return [`target-size ${element} (${words}): ${Math.round(width)} x ${Math.round(height)}`];
      });
    },
    { least: LEAST, leastForFingers: LEAST_FOR_FINGERS },
  );
