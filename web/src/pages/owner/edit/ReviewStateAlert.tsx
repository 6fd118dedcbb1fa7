import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { useMutation } from '#web/api/hooks.ts';
import { ReviewQuestionAlert } from '#web/domain/project/owner/ReviewQuestionAlert.tsx';
import { questionInReview } from '#web/domain/project/questionInReview.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';
import { StoppedAlert } from './StoppedAlert.tsx';

export interface ReviewStateAlertProps {
  project: Project;
  /** Whether all changes are saved, so that the project can be submitted. */
  isReady: boolean;
}

/** State of the project that its owner should know of: in review, denied with a reason, or stopped. */
export function ReviewStateAlert({ project, isReady }: ReviewStateAlertProps) {
  const { t } = useTranslation(['owner', 'market']);
  const question = questionInReview(project);
  if (question && !question.answeredAt) return <ReviewQuestionAlert question={question} />;
  if (project.status === 'submitted')
    return (
      <Alert kind="info" title={t('state.waiting')}>
        {question && `${t('market:reviewQuestion.answered')} `}
        {t('state.waitingText')}
      </Alert>
    );
  if (project.status === 'denied') return <Denied {...{ project, isReady }} />;
  return <StoppedAlert project={project} />;
}

function Denied({ project: { ProjectID, reason, approvedAt }, isReady }: ReviewStateAlertProps) {
  const { t } = useTranslation('owner');
  const { refusal } = useServerMessages();
  const { run, isBusy, error } = useMutation('updateProject', ['getProject', 'listUserProjects'], {
    quiet: true,
  });

  return (
    <>
      <Alert
        kind="error"
        title={t(approvedAt ? 'state.takenDown' : 'state.denied')}
        action={
          <Button
            kind="moss"
            size="s"
            busy={isBusy && t('state.sending')}
            aria-disabled={!isReady}
            onClick={() => isReady && void run({ ProjectID, body: { change: {}, resubmit: true } })}
          >
            {t('state.sendAgain')}
          </Button>
        }
      >
        {reason && (
          <q className="reason" {...written()}>
            {reason}
          </q>
        )}
        <p>{t(isReady ? 'state.deniedText' : 'state.notReady')}</p>
      </Alert>
      {error && (
        <Alert kind="error" announce title={t('state.notSent')}>
          {refusal(error)}
        </Alert>
      )}
    </>
  );
}
