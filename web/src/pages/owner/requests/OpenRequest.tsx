import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { type Answer, AnswerDialogs } from '#web/domain/application/AnswerDialogs.tsx';
import { isGone } from '#web/domain/application/isGone.ts';
import { AskButton } from '#web/domain/application/QuestionButtons.tsx';
import { QuestionView } from '#web/domain/application/QuestionView.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { DateText, RelativeTime } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { Requester } from './Requester.tsx';
import { StarterAnswerView } from './StarterAnswerView.tsx';

/** Queries that an answer makes stale. */
const CHANGES = [
  'listOwnerRequests',
  'listProjectRequests',
  'listProspects',
  'listTaskBoards',
  'getMe',
  'listUserProjects',
] as const;

export interface OpenRequestProps {
  request: ContributionRequest;
  /** Refusal of the last answer, if there was one. */
  error: ApiError | undefined;
  /** Called when the application has been accepted or declined, or when the answer was refused with an error. */
  onOutcome: (outcome: 'approved' | 'denied' | ApiError) => void;
}

/** A pending application with buttons to accept and to decline it, each after a confirmation. */
export function OpenRequest({ request, error, onOutcome }: OpenRequestProps) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const words = useServerMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const accept = useMutation('acceptRequest', [], { quiet: true });
  const [asking, setAsking] = useState<Answer>();
  const { contributionRequestId, contributorId, typeId, project, role, note, starter, createdAt, expiresAt } =
    request;
  const { ProjectID } = project;
  const name = nameOf(request.user, lang);
  const isBusy = accept.isBusy;

  const firstTask = {
    label: t('requests.firstTask'),
    run: () => void navigate(paths['project-tasks']({ lang, query: { project: ProjectID } })),
  };

  async function tell(error: ApiError | undefined, outcome: 'approved' | 'denied', done: string) {
    setAsking(undefined);
    onOutcome(error ?? outcome); // before anything is fetched again, so that rivals leave with the accepted one
    if (!error)
      toast.show({ kind: 'success', title: done, ...(outcome === 'approved' && { action: firstTask }) });
    if (!error || isGone(error) || isRefusal(error, 'PROSPECT_TAKEN', 'ALREADY_MEMBER'))
      await invalidate(...CHANGES);
  }

  async function approveIt() {
    const { error } = await accept.run({
      ProjectID,
      query: { contributorId, contributionRequestId, typeId },
    });
    await tell(error, 'approved', t('requests.approved', { name, role }));
  }

  function endDecline(error?: ApiError) {
    if (error && !isGone(error)) return; // the form says it, and keeps what was written
    void tell(error, 'denied', t('requests.denied', { name }));
  }

  return (
    <li>
      <Requester request={request} />
      <div className="row row-2 wrapx answers">
        <AskButton request={request} />
        <Button
          size="s"
          kind="quiet"
          aria-disabled={isBusy}
          aria-label={t('requests.denyOne', { name })}
          onClick={() => !isBusy && setAsking('decline')}
        >
          {t('requests.deny')}
        </Button>
        <Button
          size="s"
          aria-disabled={isBusy}
          aria-label={t('requests.approveOne', { name })}
          onClick={() => !isBusy && setAsking('accept')}
        >
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
      <AnswerDialogs
        request={request}
        asking={asking}
        isAccepting={isBusy}
        onAccept={() => void approveIt()}
        onDeclined={() => endDecline()}
        onDeclineRefused={endDecline}
        onCancel={() => setAsking(undefined)}
      />
    </li>
  );
}
