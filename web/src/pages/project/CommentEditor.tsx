import './Comments.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { check } from '#shared/contracts/validation.ts';
import { text, type WrittenLanguage } from '#shared/fields.ts';
import { comment } from '#shared/settings.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { CutNotice } from '#web/ui/fields/CutNotice.tsx';
import { Hint } from '#web/ui/fields/Field.tsx';
import { useCutPaste } from '#web/ui/fields/useCutPaste.ts';
import { FormElement, FormHead } from '#web/ui/forms/Form.tsx';
import { TextLanguage } from '#web/ui/forms/textLanguage/TextLanguage.tsx';
import { useTextLanguage } from '#web/ui/forms/textLanguage/useTextLanguage.ts';
import { useCheckedForm } from '#web/ui/forms/useCheckedForm.ts';
import type { DraftState, FormDraftOptions } from '#web/ui/forms/useFormDraft.ts';
import { useDialogExit } from '#web/ui/overlays/dialogGuard.ts';

/** Remaining characters from which the counter is shown. */
const NEAR = 200;
const Draft = z.object({ text: text(comment) });
type Draft = z.infer<typeof Draft>;

export interface CommentEditorProps {
  label: string;
  placeholder: string;
  submit: string;
  /** Identity of the comment's draft on the device. */
  draft: FormDraftOptions<Draft>;
  /** Text to edit. */
  initial?: string;
  hint?: string;
  /** Language of the text to edit, if it is known. */
  language?: WrittenLanguage | undefined;
  /** Resolves to the error, or undefined on success. The language is undefined where it is that of the page, as far as is known. */
  onPost: (text: string, language: WrittenLanguage | undefined) => Promise<ApiError | undefined>;
  onCancel?: () => void;
  /** Takes the focus when it appears, because the user opened it. */
  focused?: boolean;
  face?: ReactNode;
}

/** Form for a comment or reply. The field is cleared immediately; a failed post restores its text with the reason. */
export function CommentEditor({
  label,
  placeholder,
  submit,
  draft: draftOptions,
  initial = '',
  hint,
  language,
  onPost,
  onCancel,
  focused,
  face,
}: CommentEditorProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { messageFor } = useServerMessages();
  const form = useCheckedForm<Draft, Draft>({
    initial: { text: initial },
    check: values => check(Draft, values),
    wordsFor: (_, { i18nID, params, fallback }) =>
      i18nID.startsWith('validation.') ? t('comments.short') : messageFor(i18nID, params, fallback),
    draft: draftOptions,
  });
  const { engine, values, set, errorOf, isOfServer, showRefusal, draft } = form;
  const textLanguage = useTextLanguage(language);
  const { cut, ...listeners } = useCutPaste();
  const isBusy = engine.formState.isSubmitting;
  const problem = errorOf('text');

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const isRefused = isOfServer('text');
  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);

  const post = form.submit(
    async ({ text: written }) => {
      engine.setValue('text', '');
      return { written, error: await onPost(written, textLanguage.value) };
    },
    ({ written, error }) => {
      // Text typed in the meantime is kept too.
      const since = engine.getValues('text');
      const text = error ? [written, since].filter(Boolean).join('\n') : since;
      draft.forget();
      engine.reset({ text: initial });
      if (text) engine.setValue('text', text);
      if (error) showRefusal(error, 'text');
    },
  );

  const cancel = useCancel(draft, onCancel);

  function watchKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void post(event);
    if (event.key === 'Escape' && onCancel && values.text === '') onCancel();
  }

  return (
    <FormElement
      form={{ formProps: { ref: form.element, noValidate: true, onSubmit: event => void post(event) } }}
      className={classes('composer', !face && 'composer--bare')}
    >
      {face}
      <div className={classes('field', problem !== undefined && 'has-error')} {...listeners}>
        <textarea
          ref={field}
          className="textarea"
          name="text"
          rows={2}
          aria-label={label}
          placeholder={placeholder}
          maxLength={comment.max}
          value={values.text}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-below`}
          onChange={event => set('text', event.target.value)}
          onKeyDown={watchKeys}
        />
        <CutNotice cut={cut} />
        <TextLanguage state={textLanguage} text={values.text} />
        <FormHead form={form} />
        <div className="row between wrapx">
          <span id={`${id}-below`}>
            {problem === undefined ? (
              <Hint as="span">
                {comment.max - values.text.length <= NEAR
                  ? t('comments.left', {
                      count: comment.max - values.text.length,
                      number: format.number(comment.max - values.text.length),
                    })
                  : hint}
              </Hint>
            ) : (
              <span className="error" role="alert">
                {problem}
              </span>
            )}
          </span>
          <span className="row row-2">
            {onCancel && (
              <Button size="s" kind="quiet" onClick={cancel}>
                {t('comments.cancel')}
              </Button>
            )}
            <Button size="s" type="submit" busy={isBusy && t('comments.posting')}>
              {submit}
            </Button>
          </span>
        </div>
      </div>
    </FormElement>
  );
}

/** Closes the form and discards the typed text, in a dialog after a question. */
function useCancel(draft: DraftState, onCancel: CommentEditorProps['onCancel']): () => void {
  const leaveDialog = useDialogExit({
    isUnsaved: () => draft.isChanged,
    isRestored: () => draft.restored !== undefined,
    discard: draft.discard,
  });
  return () => {
    if (leaveDialog) return leaveDialog();
    draft.discard();
    onCancel?.();
  };
}
