import type { Project } from '#shared/entities/project.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useTranslation } from '#web/i18n/react.tsx';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export interface StateNoticeProps {
  project: Project;
  /** What was typed is saved: the project may be sent as it stands. */
  isReady: boolean;
}

/** What happens with the project now: somebody reads it, or it came back with a reason. */
export function StateNotice({ project, isReady }: StateNoticeProps) {
  const { t } = useTranslation('owner');
  if (project.status === 'submitted')
    return (
      <Notice kind="info" title={t('state.waiting')}>
        {t('state.waitingText')}
      </Notice>
    );
  if (project.status === 'denied') return <Denied {...{ project, isReady }} />;
  if (project.status === 'halted')
    return (
      <Notice kind="warning" title={t('state.halted')}>
        {t('state.haltedText')}
      </Notice>
    );
  return null;
}

function Denied({ project: { ProjectID, reason }, isReady }: StateNoticeProps) {
  const { t } = useTranslation('owner');
  const { refusal } = useServerMessages();
  const { run, isBusy, error } = useMutation('updateProject', ['getProject', 'listUserProjects'], {
    quiet: true,
  });

  return (
    <>
      <Notice
        kind="error"
        title={t('state.denied')}
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
        {reason && <q className="reason">{reason}</q>}
        <p>{t(isReady ? 'state.deniedText' : 'state.notReady')}</p>
      </Notice>
      {error && (
        <Notice kind="error" announce title={t('state.notSent')}>
          {refusal(error)}
        </Notice>
      )}
    </>
  );
}
