import './Dialog.css';
import x from 'lucide-static/icons/x.svg?raw';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { DialogExitProvider, useGuards } from './dialogGuard.ts';
import { useModal } from './useModal.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Wider than 520 px, for forms. */
  wide?: boolean;
  /** As wide as the window allows, for a picture. */
  size?: 'picture';
  /** Shows a close button at the top right. */
  closable?: boolean;
  /** Closes without a question even if something has been typed, because nothing is lost. */
  disposable?: boolean;
  children: ReactNode;
}

/**
 * Modal dialog: Escape and a click on the backdrop close it, after a question if that would discard what was typed;
 * focus is trapped and restored. It starts at the first control of the content, or at the title if that is not there yet.
 */
export function Dialog({
  open,
  onClose,
  title,
  wide,
  size,
  closable = true,
  disposable = false,
  children,
}: DialogProps) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const pressed = useRef<EventTarget>(null);
  const typedIn = useRef(new Set<TextControl>());
  const [isAsking, setAsking] = useState(false);
  const id = useId();

  const { exit, wouldLose, close, leave } = useGuards({
    isDisposable: disposable,
    isTyped: () => [...typedIn.current].some(({ isConnected, value }) => isConnected && value.trim() !== ''),
    ask: () => setAsking(true),
    onClose,
  });

  const tellOfClosing = useModal(dialog, {
    open,
    onChange: () => typedIn.current.clear(),
    onShown: () => {
      if (!heading.current || document.activeElement !== closer.current) return;
      heading.current.tabIndex = -1; // not before: the dialog would start there even if it has another control
      heading.current.focus();
    },
    onClosed: close,
  });

  /** Asks instead of closing, unless the event belongs to a dialog or a choice of a file inside. */
  function askFirst(event: SyntheticEvent<HTMLElement>) {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('dialog') !== dialog.current) return;
    if (target instanceof HTMLInputElement && event.type === 'cancel') return;
    if (!wouldLose()) return;
    event.preventDefault();
    setAsking(true);
  }

  /** A press that ends on the backdrop may have begun in the dialog, to select text. */
  function closeOnScrim({ target }: MouseEvent<HTMLDialogElement>) {
    if (target === dialog.current && pressed.current === dialog.current) leave();
  }

  return (
    // A click on the backdrop hits the dialog element itself; keyboard users have Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes('dialog', wide && 'dialog--wide', size && `dialog--${size}`)}
      aria-labelledby={id}
      onClose={tellOfClosing}
      onCancel={askFirst}
      onKeyDown={event => event.key === 'Escape' && askFirst(event)} // a browser lets only the first of several be cancelled
      onInput={({ target }) => isTextControl(target) && typedIn.current.add(target)}
      onMouseDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOnScrim}
    >
      {open && (
        <div className="modal">
          <div className="dialog-head">
            <h2 className="h3" id={id} ref={heading}>
              {title}
            </h2>
          </div>
          <DialogExitProvider value={exit}>{children}</DialogExitProvider>
          {closable && (
            <IconButton
              ref={closer}
              className="dialog-close"
              size="s"
              icon={x}
              label={t('dialog.close')}
              onClick={leave}
            />
          )}
        </div>
      )}
      {open && (
        <ConfirmDialog
          open={isAsking}
          title={t('discard.title')}
          cancel={t('discard.stay')}
          confirm={t('discard.go')}
          danger
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            close();
          }}
        >
          {t('discard.text')}
        </ConfirmDialog>
      )}
    </dialog>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Whether something was typed, not chosen. */
const isTextControl = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** The buttons of a dialog, below its content. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="dialog-foot">{children}</div>
);

export interface ConfirmDialogProps {
  open: boolean;
  /** A question. */
  title: string;
  /** The consequence in one sentence. */
  children: ReactNode;
  /** Label of the safe choice, listed first. */
  cancel: string;
  confirm: string;
  danger?: boolean;
  busy?: string | false;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirmation of an action that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  cancel,
  confirm,
  danger,
  busy,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onCancel} title={title} closable={false}>
      <div className="soft">{children}</div>
      <DialogFoot>
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind={danger ? 'danger' : 'moss'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
