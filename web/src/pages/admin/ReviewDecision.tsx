import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { project as limits } from '#shared/settings.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { readReviewDraft, saveReviewDraft } from './reviewDraft.ts';
import { DECISION_BUTTON } from './useQueueShortcuts.ts';

export interface ReviewAnswerProps {
  project: Project;
  onAnswered: (words: string) => void;
}

/** Form for the message to the owner and the decision. A denial requires a reason; the draft is kept until it is sent. */
export function ReviewDecision({ project: { ProjectID, name }, onAnswered }: ReviewAnswerProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useServerMessages();
  const toast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState(() => readReviewDraft(ProjectID));
  const [isReasonNeeded, setReasonNeeded] = useState(false);
  const approve = useMutation('approveProject', [], { quiet: true });
  const deny = useMutation('denyProject', [], { quiet: true });
  const isBusy = approve.isBusy || deny.isBusy;
  const error = approve.error ?? deny.error;
  const isOver = isRefusal(error, 'INVALID_PROJECT_STATE', 'PROJECT_NOT_FOUND');
  const length = message.trim().length;
  const isReason = length >= limits.reason.min && length <= limits.reason.max;

  function write(text: string) {
    setMessage(text);
    saveReviewDraft(ProjectID, text);
  }

  async function report(outcome: Promise<{ error?: ApiError | undefined }>, done: string) {
    const { error } = await outcome;
    if (error) return;
    saveReviewDraft(ProjectID, '');
    toast.show({ kind: 'success', title: done });
    onAnswered(done);
    await invalidate('listProjectsForReview');
  }

  function approveIt() {
    if (isBusy) return;
    setReasonNeeded(false);
    deny.reset();
    const body = message.trim() ? { message: message.trim() } : {};
    void report(approve.run({ ProjectID, body }), t('done.approved', { name }));
  }

  function denyIt() {
    if (isBusy) return;
    setReasonNeeded(!isReason);
    approve.reset();
    if (!isReason) return field.current?.focus();
    void report(deny.run({ ProjectID, body: { reason: message.trim() } }), t('done.denied', { name }));
  }

  return (
    <>
      <TextArea
        ref={field}
        label={t('answer.message')}
        hint={t('answer.hint')}
        rows={2}
        counted
        maxLength={limits.reason.max}
        value={message}
        error={
          isReasonNeeded && !isReason
            ? t('answer.reasonNeeded', { min: format.number(limits.reason.min) })
            : undefined
        }
        onChange={event => write(event.target.value)}
      />
      {error && (
        <Alert
          kind={isOver ? 'warning' : 'error'}
          announce
          title={t(isOver ? 'answer.over' : 'answer.failed')}
          action={
            isOver && (
              <Button size="s" onClick={() => void invalidate('listProjectsForReview')}>
                {t('refresh')}
              </Button>
            )
          }
        >
          {isOver ? t('answer.overText') : `${words.refusal(error)} ${t('answer.kept')}`}
        </Alert>
      )}
      <div className="row wrapx">
        <Button
          kind="moss"
          id={DECISION_BUTTON.approve}
          busy={approve.isBusy && t('answer.approving')}
          onClick={approveIt}
        >
          {t('answer.approve')}
        </Button>
        <Button id={DECISION_BUTTON.deny} busy={deny.isBusy && t('answer.denying')} onClick={denyIt}>
          {t('answer.deny')}
        </Button>
      </div>
    </>
  );
}
