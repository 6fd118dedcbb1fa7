import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { ApplicationState } from '#web/domain/application/ApplicationState.tsx';
import { useAcceptances } from '#web/domain/application/acceptances.ts';
import { ANSWER_CHANGES } from '#web/domain/application/answerChanges.ts';
import { DeclineDialog } from '#web/domain/application/DeclineDialog.tsx';
import { DeclineReason } from '#web/domain/application/DeclineReason.tsx';
import { isGone } from '#web/domain/application/isGone.ts';
import { AskButton } from '#web/domain/application/QuestionButtons.tsx';
import { QuestionView } from '#web/domain/application/QuestionView.tsx';
import { useAcceptance } from '#web/domain/application/useAcceptance.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { DateText } from '#web/ui/Time.tsx';

/** An application inside its message: its state, and the owner's decision while it is pending. */
export function RequestCard({ request }: { request: ContributionRequest }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const placeOf = usePlace();
  const words = useServerMessages();
  const [isDeclining, setDeclining] = useState(false);
  const [error, setError] = useState<ApiError>();
  const { contributionRequestId, contributorId, role, user, status, decidedAt, expiresAt } = request;
  const { shortName } = request.project;
  const name = nameOf(user, lang);
  const place = placeOf(user);

  const accept = useAcceptance(request, setError);
  const isAccepting = useAcceptances().some(
    one => one.request.contributionRequestId === contributionRequestId,
  );

  function endDecline(error?: ApiError) {
    if (error && !isGone(error)) return; // the form says it, and keeps what was written
    setDeclining(false);
    setError(error);
    void invalidate(...ANSWER_CHANGES);
  }

  return (
    <section className="reqcard" aria-label={t('request.label')}>
      <div className="person">
        <AvatarImage {...avatarOf(user)} size={64} />
        <div>
          <b className="h4">{t('request.title', { name, role, project: shortName })}</b>
          <p className="small soft">
            <Facts>
              <Reputation points={user.contributionPoints} label={t('points')} />
              {place}
            </Facts>
          </p>
        </div>
      </div>
      {error && (
        <p className="error" role="alert">
          {words.refusal(error)}
        </p>
      )}
      <div className="row wrapx">
        {status === 'pending' && (
          <>
            <Button kind="moss" busy={isAccepting && t('request.accepting')} onClick={accept}>
              {t('request.accept')}
            </Button>
            <Button aria-disabled={isAccepting} onClick={() => !isAccepting && setDeclining(true)}>
              {t('request.decline')}
            </Button>
            <AskButton request={request} />
          </>
        )}
        <Announced as="div" className="row wrapx" changesOnly>
          {status !== 'pending' && (
            <>
              <ApplicationState request={request} />
              <span className="fine muted">
                <DateText at={decidedAt ?? expiresAt} />
              </span>
            </>
          )}
        </Announced>
        {!isFormerMember(user) && (
          <Link className="link small" to={paths.author({ lang, UserID: contributorId })}>
            {t('request.profile')}
          </Link>
        )}
      </div>
      <QuestionView question={request.question} reader="owner" />
      <DeclineReason decline={request.decline} />
      <DeclineDialog
        request={request}
        open={isDeclining}
        onDeclined={() => endDecline()}
        onRefused={endDecline}
        onCancel={() => setDeclining(false)}
      />
    </section>
  );
}
