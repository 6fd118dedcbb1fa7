import { type RefObject, useEffect } from 'react';

/**
 * Keeps a CSS property of the document at the height in pixels of an element that floats at the bottom of the window: 0 while
 * the element is at its place in the page, as in a low window.
 */
export function useCoveredHeight(
  element: RefObject<HTMLElement | null>,
  property: '--bar' | '--notice-height' | '--toasts',
): void {
  useEffect(() => {
    const floating = element.current;
    if (!floating) return;
    const { style } = document.documentElement;
    const measure = () => {
      const height = getComputedStyle(floating).position === 'static' ? 0 : floating.offsetHeight;
      style.setProperty(property, `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(floating);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(property);
    };
  }, [element, property]);
}
