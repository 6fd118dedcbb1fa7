import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog, DialogFoot, type DialogProps } from '#web/ui/overlays/Dialog.tsx';
import { useDialogExit } from '#web/ui/overlays/dialogGuard.ts';
import { Form, type FormProps } from './Form.tsx';
import { TextLanguage } from './textLanguage/TextLanguage.tsx';

export interface DialogFormProps<Name extends string> extends FormProps<Name> {
  cancel: string;
  submit: string;
  /** Label of the button while the form is sent. */
  busy: string;
  /** The button does something that cannot be undone. */
  danger?: boolean | undefined;
  /** A button at the start of the row. */
  aside?: ReactNode;
  /** The form can only be read: it has no button that sends it. */
  isReadOnly?: boolean;
  /** Called before the form is sent by its button, not by a button of its content. */
  onSubmitClick?: () => void;
  onClose: () => void;
}

/**
 * A form in a dialog, with a button that closes it and one that sends it. What was typed is discarded only after a question, however
 * the dialog is closed.
 */
export function DialogForm<Name extends string>({
  cancel,
  submit,
  busy,
  danger,
  aside,
  isReadOnly = false,
  onSubmitClick,
  onClose,
  className,
  children,
  ...frame
}: DialogFormProps<Name>) {
  const { draft, isBusy, textLanguage } = frame.form;
  const leave = useDialogExit({
    isUnsaved: () => draft.isChanged,
    isRestored: () => draft.restored !== undefined,
    discard: draft.discard,
  });
  return (
    <Form {...frame} className={classes('stackv', className)}>
      {children}
      {textLanguage && !isReadOnly && <TextLanguage {...textLanguage} />}
      <DialogFoot>
        {aside}
        <Button kind="quiet" onClick={leave ?? onClose}>
          {cancel}
        </Button>
        {!isReadOnly && (
          <Button
            kind={danger ? 'danger' : 'moss'}
            type="submit"
            busy={isBusy && busy}
            onClick={onSubmitClick}
          >
            {submit}
          </Button>
        )}
      </DialogFoot>
    </Form>
  );
}

/** A dialog that consists of a form, and is open while it is rendered. */
export const FormDialog = <Name extends string>({
  title,
  wide,
  closable,
  disposable,
  ...form
}: DialogFormProps<Name> & Pick<DialogProps, 'title' | 'wide' | 'closable' | 'disposable'>) => (
  <Dialog open onClose={form.onClose} {...{ title, wide, closable, disposable }}>
    <DialogForm {...form} />
  </Dialog>
);
