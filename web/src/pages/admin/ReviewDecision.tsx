import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { admin } from '#shared/contracts/admin.ts';
import { check } from '#shared/contracts/validation.ts';
import type { Project } from '#shared/entities/project.ts';
import { project as limits } from '#shared/settings.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { KeptNotice } from '#web/ui/forms/KeptNotice.tsx';
import { useCheckedForm } from '#web/ui/forms/useCheckedForm.ts';
import { useFocusFirstError } from '#web/ui/forms/useFocusFirstError.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { useFailedDecision } from './held/heldDecisions.ts';
import { useHold } from './held/useHold.ts';
import { DECISION_BUTTON, type Decision } from './useQueueShortcuts.ts';

type DenyBody = z.output<typeof admin.denyProject.spec.body>;

export interface ReviewDecisionProps {
  project: Project;
  wanted: Decision | undefined;
  onFocused: () => void;
  onAnswered: () => void;
  onUndo: () => void;
}

/** Message to the owner and the decision. A denial or a question needs a text, which survives a reload until it has been sent. */
export function ReviewDecision({
  project: { ProjectID, name, updatedAt },
  wanted,
  onFocused,
  onAnswered,
  onUndo,
}: ReviewDecisionProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const form = useCheckedForm<{ message: string }, DenyBody>({
    initial: { message: '' },
    check: ({ message }) => {
      const { value, fields } = check(admin.denyProject.spec.body, { reason: message });
      return fields ? { fields: fields.map(field => ({ ...field, path: 'message' })) } : { value };
    },
    wordsFor: () => t('answer.reasonNeeded', { min: format.number(limits.reason.min) }),
    draft: { form: 'denyProject', of: ProjectID },
  });
  const { draft } = form;
  const focusDecision = useEffectEvent((decision: Decision) => {
    document.getElementById(DECISION_BUTTON[decision])?.focus();
    onFocused();
  });
  useEffect(() => {
    if (wanted) focusDecision(wanted);
  }, [wanted]);
  useFocusFirstError(box, form.summary.submissions);
  // A short message is not an error until the project is denied with it.
  const { onBlur: _onBlur, ...message } = form.bind('message');
  const hold = useHold('review');
  const approve = useMutation('approveProject', [], { quiet: true });
  const deny = useMutation('denyProject', [], { quiet: true });
  const ask = useMutation('askOwner', ['listProjectsForReview'], { quiet: true });
  const failed = useFailedDecision({ queue: 'review', of: ProjectID });
  const error = ask.error ?? failed;
  const decision = { of: ProjectID, name, onSent: draft.forget, onUndo };

  function approveIt() {
    if (ask.isBusy) return;
    form.engine.clearErrors();
    ask.reset();
    const message = form.values.message.trim();
    // Only as it was read: after a change, the latest version is shown instead.
    hold(approve.run, {
      ...decision,
      input: { ProjectID, body: { updatedAt, ...(message && { message }) } },
      doing: t('held.approving', { name }),
      done: t('done.approved', { name }),
    });
    onAnswered();
  }

  const denyIt = form.submit(async body => {
    if (ask.isBusy) return;
    ask.reset();
    hold(deny.run, {
      ...decision,
      input: { ProjectID, body },
      doing: t('held.denying', { name }),
      done: t('done.denied', { name }),
    });
    onAnswered();
  });

  const askIt = form.submit(async ({ reason: question }) => {
    const { error } = await ask.run({ ProjectID, body: { question } });
    if (error) return;
    form.engine.reset();
    draft.forget();
    toast.show({ kind: 'success', title: t('answer.asked'), text: t('answer.askedText') });
  });

  return (
    <>
      <div ref={box} className="stackv gap-2">
        <KeptNotice draft={draft} />
        <TextArea
          {...message}
          label={t('answer.message')}
          hint={t('answer.hint')}
          rows={2}
          counted
          maxLength={limits.reason.max}
        />
      </div>
      {error && (
        <NotSent
          error={error}
          wasQuestion={ask.error !== undefined}
          hasMessage={form.values.message.trim() !== ''}
        />
      )}
      <div className="row wrapx">
        <Button kind="moss" id={DECISION_BUTTON.approve} onClick={onceOnly(approveIt)}>
          {t('answer.approve')}
        </Button>
        <Button id={DECISION_BUTTON.deny} onClick={onceOnly(() => void denyIt())}>
          {t('answer.deny')}
        </Button>
        <Button kind="quiet" busy={ask.isBusy && t('answer.asking')} onClick={() => void askIt()}>
          {t('answer.ask')}
        </Button>
      </div>
    </>
  );
}

/** Ignores the second click of a double click: the next proposal has come under the pointer by then. */
const onceOnly = (decide: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) decide();
};

interface NotSentProps {
  error: ApiError;
  wasQuestion: boolean;
  /** Whether a message to the owner has been written. */
  hasMessage: boolean;
}

/** Alert with the reason why a decision or a question was not sent. */
function NotSent({ error, wasQuestion, hasMessage }: NotSentProps) {
  const { t } = useTranslation('admin');
  const words = useServerMessages();
  if (isRefusal(error, 'INVALID_PROJECT_STATE', 'PROJECT_NOT_FOUND'))
    return (
      <Alert
        kind="warning"
        announce
        title={t('answer.over')}
        action={
          <Button size="s" onClick={() => void invalidate('listProjectsForReview')}>
            {t('refresh')}
          </Button>
        }
      >
        {t(hasMessage ? 'answer.overWithMessage' : 'answer.overText')}
      </Alert>
    );
  if (isRefusal(error, 'PROJECT_CHANGED'))
    return (
      <Alert kind="warning" announce title={t('answer.changed')}>
        {t('answer.changedText')}
      </Alert>
    );
  return (
    <Alert kind="error" announce title={t(wasQuestion ? 'answer.askFailed' : 'answer.failed')}>
      {words.refusal(error)} {hasMessage && t('answer.kept')}
    </Alert>
  );
}
