/**
 * Keeps the keys that an input method handles while it composes a character from the rest of the page: Enter accepts its suggestion,
 * and neither sends a form nor picks an entry of a list. Call it once, before anything else listens.
 */
export function leaveKeysToInputMethods(page: Window): void {
  page.addEventListener(
    'keydown',
    event => {
      if (!isOfInputMethod(event)) return;
      event.stopImmediatePropagation();
      if (event.key === 'Enter') event.preventDefault();
    },
    { capture: true },
  );
}

/** Safari ends the composition before it reports the key that has ended it, which then has this code. */
const PROCESSED = 229;

const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === PROCESSED;
