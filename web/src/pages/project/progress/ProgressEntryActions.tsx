import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import type { Project } from '#shared/entities/project.ts';
import { useMutation } from '#web/api/hooks.ts';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { EditProgressEntry } from './EditProgressEntry.tsx';

interface EntryOfProject {
  project: Project;
  entry: ProgressEntry;
}

interface ProgressEntryActionsProps extends EntryOfProject {
  isOwn: boolean;
}

/** Actions of the author and of administrators on an entry of a progress log. */
export function ProgressEntryActions({ project, entry, isOwn }: ProgressEntryActionsProps) {
  const { t } = useTranslation('moderation');
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const remove = useMutation('deleteProgressEntry', ['listProgressEntries'], {
    notDone: t('progress.notDeleted'),
  });
  const { setHidden, isBusy } = useHidden({ project, entry });

  const { ProjectID, ProgressEntryID, title, hidden } = entry;
  const close = () => setDialog(undefined);
  const which = <span className="sr"> {t('progress.of', { title })}</span>;

  return (
    <div className="cmt-a">
      {isOwn && (
        <>
          <button type="button" onClick={() => setDialog('edit')}>
            {t('progress.edit')}
            {which}
          </button>
          <button type="button" onClick={() => setDialog('delete')}>
            {t('progress.delete')}
            {which}
          </button>
        </>
      )}
      {project.you.canAdminister && (
        <button type="button" disabled={isBusy} onClick={() => void setHidden(!hidden)}>
          {t(hidden ? 'progress.show' : 'progress.hide')}
          {which}
        </button>
      )}
      {dialog === 'edit' && <EditProgressEntry project={project} entry={entry} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        danger
        title={t('progress.deleteTitle')}
        cancel={t('progress.keep')}
        confirm={t('progress.delete')}
        busy={remove.isBusy && t('progress.deleting')}
        onCancel={close}
        onConfirm={() =>
          void remove.run({ ProjectID, ProgressEntryID }).then(({ error }) => !error && close())
        }
      >
        <p>{t('progress.deleteText')}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Hides the entry or shows it again, and confirms it. */
function useHidden({ entry: { ProjectID, ProgressEntryID, hidden: isHidden } }: EntryOfProject) {
  const { t } = useTranslation('moderation');
  const toast = useToast();
  const { run, isBusy } = useMutation('hideProgressEntry', ['listProgressEntries'], {
    notDone: t(isHidden ? 'progress.notShown' : 'progress.notHidden'),
  });

  async function setHidden(hidden: boolean) {
    const { error } = await run({ ProjectID, ProgressEntryID, body: { hidden } });
    if (error) return;
    const title = t(hidden ? 'progress.hiddenDone' : 'progress.shownDone');
    toast.show({ kind: 'success', title, key: ProgressEntryID });
  }
  return { setHidden, isBusy };
}
