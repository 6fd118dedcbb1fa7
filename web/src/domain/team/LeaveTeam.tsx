import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { LeavingConsequences, type OwnPlace } from './LeavingConsequences.tsx';

/** Queries that a departure makes stale. */
const CHANGES = [
  'getProject',
  'getAuthor',
  'listProspects',
  'listTeamMembers',
  'listMyRequests',
  'listAuthorTeams',
  'listTaskBoards',
  'listAuthorTasks',
  'listTeamsToHire',
] as const;

/** Button with which a member leaves a team, after a confirmation that states the consequences. */
export const LeaveTeam = lazyComponent(() => Leave, { texts: ['teams'] });

function Leave(place: OwnPlace) {
  const { t } = useTranslation('teams');
  const words = useServerMessages();
  const toast = useToast();
  const leave = useMutation('leaveTeam', CHANGES, { quiet: true });
  const [isAsking, setAsking] = useState(false);
  const { ProjectID, shortName } = place.project;

  function close() {
    setAsking(false);
    leave.reset();
  }

  async function confirm() {
    const { error } = await leave.run({ ProjectID });
    if (error?.code === 'NOT_A_MEMBER') {
      close(); // removed by the owner, or left in another tab
      toast.show({ kind: 'info', title: words.refusal(error) });
      return await invalidate(...CHANGES);
    }
    if (error) return; // the dialog shows it
    close();
    toast.show({ kind: 'success', title: words.messageFor('success.leaveTeam') });
  }

  return (
    <>
      <Button
        size="s"
        kind="quiet"
        aria-label={t('leave.openOne', { project: shortName })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('leave.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('leave.title', { project: shortName })}
        cancel={t('leave.stay')}
        confirm={t('leave.open')}
        danger
        busy={leave.isBusy && t('leave.busy')}
        onCancel={close}
        onConfirm={() => void confirm()}
      >
        {leave.error && (
          <Alert kind="error" announce title={t('leave.failed')}>
            {words.refusal(leave.error)}
          </Alert>
        )}
        <LeavingConsequences {...place} />
      </ConfirmDialog>
    </>
  );
}
