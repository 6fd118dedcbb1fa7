const PRESSED = ['pointerdown', 'mousedown'] as const;
/** A context menu swallows the release. */
const RELEASED = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'contextmenu', 'blur'] as const;

/** Longest wait for the end of a press, in milliseconds: a text may be selected for as long as one likes. */
const LONGEST_WAIT_MS = 1_000;

let isPressed = false;
let waiting: (() => void)[] = [];

function press() {
  isPressed = true;
}

function release() {
  // The click follows in the same task.
  setTimeout(() => {
    isPressed = false;
    const due = waiting;
    waiting = [];
    for (const action of due) action();
  });
}

// Not during prerendering. The listeners are there before the first press, however late the parts are that need them.
if (typeof window === 'object') {
  for (const event of PRESSED) window.addEventListener(event, press, true);
  for (const event of RELEASED) window.addEventListener(event, release, true);
}

/**
 * Acts immediately or, while a mouse button or a finger is down, after the click. Needed by whatever changes the layout by
 * itself: it would move the button that is being pressed from under the pointer, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (isPressed) waiting.push(action);
  else action();
}

/** Resolves immediately or, while a mouse button or a finger is down, after the click. */
export const pressEnded = (): Promise<void> =>
  isPressed
    ? new Promise(resolve => {
        afterPress(resolve);
        setTimeout(resolve, LONGEST_WAIT_MS);
      })
    : Promise.resolve();
