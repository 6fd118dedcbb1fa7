import './Dialog.css';
import x from 'lucide-static/icons/x.svg?raw';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ignoreSecondClick } from './doubleClick.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Wider than 520 px, for forms. */
  wide?: boolean;
  /** Shows a close button at the top right. */
  closable?: boolean;
  children: ReactNode;
}

/**
 * Modal dialog: Escape and a click on the backdrop close it; focus is trapped and restored. It starts at the first
 * control of the content, or at the title if that is not there yet.
 */
export function Dialog({ open, onClose, title, wide, closable = true, children }: DialogProps) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const pressed = useRef<EventTarget>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    ignoreSecondClick();
    if (!open) return element.close();
    element.showModal();
    if (!heading.current || document.activeElement !== closer.current) return;
    heading.current.tabIndex = -1; // not before: the dialog would start there even if it has another control
    heading.current.focus();
  }, [open]);

  /** A press that ends on the backdrop may have begun in the dialog, to select text. */
  function closeOnScrim({ target }: MouseEvent<HTMLDialogElement>) {
    if (target === dialog.current && pressed.current === dialog.current) onClose();
  }

  return (
    // A click on the backdrop hits the dialog element itself; keyboard users have Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes('dialog', wide && 'dialog--wide')}
      aria-labelledby={id}
      onClose={onClose}
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
          {children}
          {closable && (
            <IconButton
              ref={closer}
              className="dialog-close"
              size="s"
              icon={x}
              label={t('dialog.close')}
              onClick={onClose}
            />
          )}
        </div>
      )}
    </dialog>
  );
}

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
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind={danger ? 'danger' : 'moss'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
