/**
 * Ignores the second click of a double click if the first one has changed the element under the pointer, by opening or closing
 * something: it would hit an element that the person has not seen.
 */
export function ignoreSecondClick(): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  addEventListener(
    'click',
    event => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  addEventListener(
    'mousedown',
    ({ detail }) => {
      if (detail < 2) controller.abort();
    },
    options,
  );
}
