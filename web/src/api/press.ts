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

/** Selector of the elements that a click acts on. */
const CONTROLS = 'a, button, label, summary, input, select';
/** Farthest that the pointer moves during a click, in pixels: fingers roll. */
const longestRoll = 16;

/** The control that is being pressed, and the places of it and of the pointer at that moment. */
let held: { control: HTMLElement; place: DOMRect; x: number; y: number } | undefined;

function hold({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent) {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  held =
    control && isPrimary && button === 0
      ? { control, place: control.getBoundingClientRect(), x, y }
      : undefined;
}

/**
 * Gives a click to the control that was pressed if the layout has moved it from under the pointer since then: the browser would give
 * it to what is there now, or to what contains both.
 */
function clickHeld(event: MouseEvent) {
  const pressedOn = held;
  if (!pressedOn || !event.isTrusted || event.detail === 0) return; // a click by the keyboard, or by this function
  held = undefined;
  const { control, place, x, y } = pressedOn;
  if (!(event.target instanceof Element) || control.contains(event.target) || !control.isConnected) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const isStill = Math.hypot(event.clientX - x, event.clientY - y) <= longestRoll;
  const now = control.getBoundingClientRect();
  const hasMoved = Math.hypot(now.left - place.left, now.top - place.top) > 1;
  if (!isStill || !hasMoved || event.target.closest('dialog') !== control.closest('dialog')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.click();
}

// Not during prerendering. The listeners are there before the first press, however late the parts are that need them.
if (typeof window === 'object') {
  for (const event of PRESSED) window.addEventListener(event, press, true);
  for (const event of RELEASED) window.addEventListener(event, release, true);
  window.addEventListener('pointerdown', hold, true);
  window.addEventListener('click', clickHeld, true);
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
