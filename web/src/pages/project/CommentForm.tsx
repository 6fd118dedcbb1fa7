import './Comments.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { check } from '#shared/contracts/validation.ts';
import { text } from '#shared/fields.ts';
import { comment } from '#shared/settings.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useCheckedForm } from '#web/domain/form/useCheckedForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';

/** Remaining characters from which the counter is shown. */
const NEAR = 200;
const Draft = z.object({ text: text(comment) });
type Draft = z.infer<typeof Draft>;

export interface CommentFormProps {
  label: string;
  placeholder: string;
  submit: string;
  /** Text to edit. */
  initial?: string;
  hint?: string;
  /** Resolves to the error, or undefined on success. */
  onPost: (text: string) => Promise<ApiError | undefined>;
  onCancel?: () => void;
  /** Takes the focus when it appears, because the user opened it. */
  focused?: boolean;
  face?: ReactNode;
}

/** Form for a comment or reply. The field is cleared immediately; a failed post restores its text with the reason. */
export function CommentForm({
  label,
  placeholder,
  submit,
  initial = '',
  hint,
  onPost,
  onCancel,
  focused,
  face,
}: CommentFormProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { messageFor } = useServerMessages();
  const {
    engine,
    element,
    values,
    set,
    errorOf,
    isOfServer,
    showRefusal,
    submit: submitWith,
    summary: { submissions },
  } = useCheckedForm<Draft, Draft>({
    initial: { text: initial },
    check: values => check(Draft, values),
    wordsFor: (_, { i18nID, params, fallback }) =>
      i18nID.startsWith('validation.') ? t('comments.short') : messageFor(i18nID, params, fallback),
  });
  const isBusy = engine.formState.isSubmitting;
  const problem = errorOf('text');

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  useFocusFirstError(element, submissions);
  const isRefused = isOfServer('text');
  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);

  const post = submitWith(
    async ({ text: written }) => {
      engine.setValue('text', '');
      return { written, error: await onPost(written) };
    },
    ({ written, error }) => {
      // Text typed in the meantime is kept too.
      const since = engine.getValues('text');
      engine.reset({ text: error ? [written, since].filter(Boolean).join('\n') : since });
      if (error) showRefusal(error, 'text');
    },
  );

  function watchKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void post(event);
    if (event.key === 'Escape' && onCancel && values.text === '') onCancel();
  }

  return (
    <form
      ref={element}
      className={classes('composer', !face && 'composer--bare')}
      onSubmit={event => void post(event)}
      noValidate
    >
      {face}
      <div className={classes('field', problem !== undefined && 'has-error')}>
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
        <div className="row between wrapx">
          <span id={`${id}-below`}>
            {problem === undefined ? (
              <span className="hint">
                {comment.max - values.text.length <= NEAR
                  ? t('comments.left', {
                      count: comment.max - values.text.length,
                      number: format.number(comment.max - values.text.length),
                    })
                  : hint}
              </span>
            ) : (
              <span className="error" role="alert">
                {problem}
              </span>
            )}
          </span>
          <span className="row row-2">
            {onCancel && (
              <Button size="s" kind="quiet" onClick={onCancel}>
                {t('comments.cancel')}
              </Button>
            )}
            <Button size="s" type="submit" busy={isBusy && t('comments.posting')}>
              {submit}
            </Button>
          </span>
        </div>
      </div>
    </form>
  );
}
