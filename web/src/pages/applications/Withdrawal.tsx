import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Queries that a withdrawal makes stale. */
const CHANGES = ['listMyRequests', 'getHome', 'listProspects', 'listProjectAppliedProspects'] as const;

/** Button that withdraws a pending application after a confirmation. */
export function Withdrawal({ request }: { request: ContributionRequest }) {
  const { t } = useTranslation('applications');
  const toast = useToast();
  const withdraw = useMutation('withdrawRequest', CHANGES, { notDone: t('refused') });
  const [isAsking, setAsking] = useState(false);
  const { contributionRequestId, role, project } = request;
  const named = { role, project: project.shortName };

  async function confirm() {
    const { error } = await withdraw.run({ ProjectID: project.ProjectID, contributionRequestId });
    setAsking(false);
    if (!error) return toast.show({ kind: 'success', title: t('withdrawn') });
    await invalidate(...CHANGES); // the owner has answered in the meantime
  }

  return (
    <>
      <Button size="s" kind="quiet" aria-label={t('withdrawOne', named)} onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('confirm.title')}
        cancel={t('confirm.keep')}
        confirm={t('confirm.confirm')}
        danger
        busy={withdraw.isBusy && t('confirm.busy')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {t('confirm.text', named)}
      </ConfirmDialog>
    </>
  );
}
