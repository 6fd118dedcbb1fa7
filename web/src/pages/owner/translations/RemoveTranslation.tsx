import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { useMutation } from '#web/api/hooks.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

interface RemoveTranslationProps {
  project: Project;
  language: WrittenLanguage;
  onRemoved: (project: Project) => void;
}

/** Removes a translation after a question: its texts are gone then. */
export function RemoveTranslation({ project: { ProjectID }, language, onRemoved }: RemoveTranslationProps) {
  const { t } = useTranslation('translations');
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useMutation('updateProject', ['getProject', 'listUserProjects'], {
    notDone: t('remove.failed'),
  });

  async function remove() {
    const { data } = await run({ ProjectID, body: { change: { translations: { [language]: null } } } });
    setAsking(false);
    if (!data) return;
    onRemoved(data);
    toast.show({ kind: 'success', title: t('remove.done') });
  }

  return (
    <div>
      <Button size="s" kind="quiet" flush onClick={() => setAsking(true)}>
        {t('remove.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('remove.title', { language: t(`into.${language}`) })}
        cancel={t('remove.keep')}
        confirm={t('remove.action')}
        danger
        busy={isBusy && t('remove.busy')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </div>
  );
}
