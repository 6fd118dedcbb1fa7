import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useCheckedForm } from '#web/domain/form/useCheckedForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

export interface DeleteProjectProps {
  project: Project;
  onDeleted: () => void;
}

/** Deletes a project after its short name has been typed. */
export function DeleteProject({ project, onDeleted }: DeleteProjectProps) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const { refusal, messageFor } = useServerMessages();
  const { run, isBusy, error, reset } = useMutation('deleteProject', ['listUserProjects'], { quiet: true });
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const form = useCheckedForm<{ name: string }, null>({
    initial: { name: '' },
    check: ({ name }) =>
      name.trim() === project.shortName
        ? { value: null }
        : { fields: [{ path: 'name', i18nID: 'validation.invalid', params: {} }] },
    wordsFor: () => t('delete.differs'),
  });
  useFocusFirstError(box, form.summary.submissions);

  // The effect runs after the leave guard has been disabled.
  useEffect(() => {
    if (isGone) void navigate(paths['edit-projects']({ lang }));
  }, [isGone, navigate, lang]);

  function close() {
    setOpen(false);
    form.engine.reset();
    reset();
  }

  const remove = form.submit(async () => {
    const { error } = await run({ ProjectID: project.ProjectID });
    if (error) return;
    close();
    toast.show({ kind: 'success', title: messageFor('success.deleteProject') });
    onDeleted();
    setGone(true);
  });

  if (!isProjectActionAllowed('delete', project.status)) return null;
  return (
    <section className="danger-zone" aria-labelledby="delete-title">
      <h2 className="h4" id="delete-title">
        {t('delete.heading')}
      </h2>
      <p className="small soft">{t(project.raised > 0 ? 'delete.hasMoney' : 'delete.hint')}</p>
      {project.raised === 0 && (
        <Button size="s" onClick={() => setOpen(true)}>
          {t('delete.open')}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('delete.title', { name: project.name })}
        closable={false}
        disposable
      >
        <div className="stackv gap-4" ref={box}>
          <p className="soft">{t('delete.text')}</p>
          <TextField
            label={t('delete.type', { name: project.shortName })}
            autoComplete="off"
            {...form.bind('name')}
            error={error ? refusal(error) : form.errorOf('name')}
          />
        </div>
        <div className="dialog-foot">
          <Button kind="quiet" onClick={close}>
            {t('delete.keep')}
          </Button>
          <Button kind="danger" busy={isBusy && t('delete.busy')} onClick={() => void remove()}>
            {t('delete.confirm')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
