import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { written } from '#web/ui/Written.tsx';

/** Alert that an edit waits for its review, or was denied with a reason; discards the edit after a confirmation. */
export function PendingEditAlert({ project: { ProjectID, pendingEdit } }: { project: Project }) {
  const { t } = useTranslation('owner');
  const format = useFormat();
  const { messageFor } = useServerMessages();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useMutation('withdrawEdit', ['getProject', 'listUserProjects'], {
    notDone: t('pendingEdit.notDiscarded'),
  });
  if (!pendingEdit) return null;
  const { reason, changes } = pendingEdit;
  const translated = writtenLanguages.filter(language => changes.translations?.[language] !== undefined);

  async function discard() {
    const { error } = await withdraw.run({ ProjectID });
    setAsking(false);
    if (!error) toast.show({ kind: 'success', title: messageFor('success.withdrawEdit') });
  }

  return (
    <>
      <Alert
        kind={reason === undefined ? 'info' : 'warning'}
        title={t(reason === undefined ? 'pendingEdit.waiting' : 'pendingEdit.denied')}
        action={
          <Button size="s" onClick={() => setAsking(true)}>
            {t('pendingEdit.discard')}
          </Button>
        }
      >
        {reason && (
          <q className="reason" {...written()}>
            {reason}
          </q>
        )}
        <p>{t(reason === undefined ? 'pendingEdit.waitingText' : 'pendingEdit.deniedText')}</p>
        {translated.length > 0 && (
          <p>
            {t('pendingEdit.translations', {
              list: format.list(translated.map(language => t(`translations.language.${language}`))),
            })}
          </p>
        )}
      </Alert>
      <ConfirmDialog
        open={isAsking}
        title={t('pendingEdit.ask')}
        cancel={t('pendingEdit.keep')}
        confirm={t('pendingEdit.discard')}
        danger
        busy={withdraw.isBusy && t('pendingEdit.discarding')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void discard()}
      >
        {t('pendingEdit.askText')}
      </ConfirmDialog>
    </>
  );
}
