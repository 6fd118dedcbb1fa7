import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { ignoreSecondClick } from './doubleClick.ts';

export interface ModalOptions {
  open: boolean;
  /** Before the dialog opens or closes. */
  onChange: () => void;
  /** After the dialog has opened. */
  onShown: () => void;
  /** After the browser has closed the dialog, such as with Escape. */
  onClosed: () => void;
}

/** Opens and closes a native dialog with `open`. Returns the handler of its event `close`. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, onChange, onShown, onClosed }: ModalOptions,
): (event: SyntheticEvent<HTMLDialogElement>) => void {
  /** Closings by this hook whose events are still to come: the dialog may be open for something else by then. */
  const ownClosings = useRef(0);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    ignoreSecondClick();
    onChange();
    if (open) {
      element.showModal();
      onShown();
    } else {
      ownClosings.current += 1;
      element.close();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callbacks belong to the change of `open`
  }, [open]);

  // A dialog that is removed while it is open does not restore the focus automatically.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [dialog]);

  return ({ target }) => {
    if (target !== dialog.current) return; // React passes on the event of a dialog inside
    if (ownClosings.current === 0) return onClosed();
    ownClosings.current -= 1;
  };
}
