import { useEffect } from 'react';

const PRESSED = ['pointerdown', 'mousedown'] as const;
const RELEASED = ['pointerup', 'pointercancel', 'mouseup', 'dragend'] as const;

let isWatching = false;
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

function watch() {
  if (isWatching) return;
  isWatching = true;
  for (const event of PRESSED) window.addEventListener(event, press, true);
  for (const event of RELEASED) window.addEventListener(event, release, true);
}

function afterPress(action: () => void) {
  if (isPressed) waiting.push(action);
  else action();
}

/**
 * Returns a function that calls another immediately or, while a mouse button or a finger is down, after the click. Needed by
 * actions that change the layout when a field is left: they would move the button that is being pressed from under the pointer,
 * and the click would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  useEffect(watch, []);
  return afterPress;
}
