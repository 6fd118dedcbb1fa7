import { useEffect } from 'react';

/** An element and the places of its ancestors below the body, innermost first. */
interface FocusedPlace {
  chain: readonly { element: Element; index: number }[];
  dialog: Element | null;
}

/**
 * Keeps the focus near its place when the focused element disappears, for example because its row was answered or its
 * button became a state. Browsers move it to the body then, where keyboard and screen reader users start over at the
 * top of the page. It moves to what took the element's place: the next row, the state, or the section around them.
 */
export function FocusKeeper() {
  useEffect(() => keepFocus(), []);
  return null;
}

/** Watches the focus until the returned function is called. */
function keepFocus(): () => void {
  let last: FocusedPlace | undefined;
  /** The focused place before a dialog opened, which may remove that place before it closes. */
  let outside: FocusedPlace | undefined;

  const remember = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof Element) || target === document.body) return;
    last = placeOf(target);
    if (!last.dialog) outside = last;
  };
  const restore = () => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const place = last?.dialog && !isShown(last.dialog) ? (outside ?? last) : last;
    const focused = place?.chain[0]?.element;
    if (!isLost || !place || !focused || isShown(focused)) return;
    refugeOf(place)?.focus({ preventScroll: true });
  };

  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  if (document.activeElement) remember({ target: document.activeElement });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}

function placeOf(focused: Element): FocusedPlace {
  const chain = [];
  for (let element: Element | null = focused; element && element !== document.body; ) {
    const parent: Element | null = element.parentElement;
    chain.push({ element, index: parent ? [...parent.children].indexOf(element) : 0 });
    element = parent;
  }
  return { chain, dialog: focused.closest('dialog') };
}

/**
 * Element that takes the focus when it is lost: the visible element after the outermost part that has gone or become empty, or
 * the one before it, or the part around it.
 */
function refugeOf({ chain }: FocusedPlace): HTMLElement | undefined {
  const at = chain.findIndex(({ element }) => isShown(element) && element.hasChildNodes());
  const around = chain[at]?.element;
  const gone = chain[at - 1];
  if (!(around instanceof HTMLElement) || !gone) return undefined;

  const children = [...around.children];
  const instead = [...children.slice(gone.index), ...children.slice(0, gone.index).reverse()].find(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== gone.element && isShown(one),
  );
  const refuge = instead?.querySelector('h1') ?? instead ?? around;
  if (refuge.tabIndex < 0 && !refuge.hasAttribute('tabindex')) refuge.setAttribute('tabindex', '-1');
  return refuge;
}

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();
