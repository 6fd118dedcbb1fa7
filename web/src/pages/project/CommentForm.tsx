import './Comments.css';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { comment } from '#shared/settings.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useErrorText } from './useErrorText.ts';

/** Remaining characters from which the counter is shown. */
const NEAR = 200;

export interface CommentFormProps {
  label: string;
  placeholder: string;
  submit: string;
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
  hint,
  onPost,
  onCancel,
  focused,
  face,
}: CommentFormProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const errorText = useErrorText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const written = text.trim();

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  async function post() {
    if (isBusy) return;
    if (written.length < comment.min) {
      setProblem(t('comments.short'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem('');
    setText('');
    const error = await onPost(written);
    setBusy(false);
    if (!error) return;
    // Text typed in the meantime is kept too.
    setText(since => [written, since].filter(Boolean).join('\n'));
    setProblem(errorText(error));
    field.current?.focus();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    void post();
  }

  function watchKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void post();
    }
    if (event.key === 'Escape' && onCancel && text === '') onCancel();
  }

  return (
    <form className={classes('composer', !face && 'composer--bare')} onSubmit={send} noValidate>
      {face}
      <div className={classes('field', problem !== '' && 'has-error')}>
        <textarea
          ref={field}
          className="textarea"
          rows={2}
          aria-label={label}
          placeholder={placeholder}
          maxLength={comment.max}
          value={text}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={`${id}-below`}
          onChange={event => setText(event.target.value)}
          onKeyDown={watchKeys}
        />
        <div className="row between wrapx">
          <span id={`${id}-below`}>
            {problem ? (
              <span className="error" role="alert">
                {problem}
              </span>
            ) : (
              <span className="hint">
                {comment.max - text.length <= NEAR
                  ? t('comments.left', {
                      count: comment.max - text.length,
                      number: format.number(comment.max - text.length),
                    })
                  : hint}
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
