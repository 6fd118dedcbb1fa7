import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { ANSWER_CHANGES } from '#web/domain/application/answerChanges.ts';
import { DeclineDialog } from '#web/domain/application/DeclineDialog.tsx';
import { isGone } from '#web/domain/application/isGone.ts';
import { AskButton } from '#web/domain/application/QuestionButtons.tsx';
import { QuestionView } from '#web/domain/application/QuestionView.tsx';
import { useAcceptance } from '#web/domain/application/useAcceptance.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { DateText, RelativeTime } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { Requester } from './Requester.tsx';
import { StarterAnswerView } from './StarterAnswerView.tsx';

export interface OpenRequestProps {
  request: ContributionRequest;
  /** Refusal of the last answer, if there was one. */
  error: ApiError | undefined;
  /** Called when the application has been accepted or declined, or when the answer was refused with an error. */
  onOutcome: (outcome: 'approved' | 'denied' | ApiError) => void;
}

/** A pending application with buttons to accept and to decline it. */
export function OpenRequest({ request, error, onOutcome }: OpenRequestProps) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const words = useServerMessages();
  const toast = useToast();
  const [isDeclining, setDeclining] = useState(false);
  const { note, starter, createdAt, expiresAt } = request;
  const name = nameOf(request.user, lang);

  const accept = useAcceptance(request, error => onOutcome(error ?? 'approved'));

  function endDecline(error?: ApiError) {
    if (error && !isGone(error)) return; // the form says it, and keeps what was written
    setDeclining(false);
    onOutcome(error ?? 'denied'); // before anything is fetched again
    if (!error) toast.show({ kind: 'success', title: t('requests.denied', { name }) });
    void invalidate(...ANSWER_CHANGES);
  }

  return (
    <li>
      <Requester request={request} />
      <div className="row row-2 wrapx answers">
        <AskButton request={request} />
        <Button
          size="s"
          kind="quiet"
          aria-label={t('requests.denyOne', { name })}
          onClick={() => setDeclining(true)}
        >
          {t('requests.deny')}
        </Button>
        <Button size="s" aria-label={t('requests.approveOne', { name })} onClick={accept}>
          {t('requests.approve')}
        </Button>
      </div>
      {note && (
        <blockquote className="note" {...written(request.language)}>
          {note}
        </blockquote>
      )}
      {starter && <StarterAnswerView starter={starter} language={request.language} />}
      <QuestionView question={request.question} reader="owner" />
      <p className="fine muted when">
        <Facts>
          <RelativeTime at={createdAt} />
          <>
            {t('requests.expires')} <DateText at={expiresAt} />
          </>
        </Facts>
      </p>
      {error && (
        <p className="error refused" role="alert">
          {words.refusal(error)}
        </p>
      )}
      <DeclineDialog
        request={request}
        open={isDeclining}
        onDeclined={() => endDecline()}
        onRefused={endDecline}
        onCancel={() => setDeclining(false)}
      />
    </li>
  );
}
