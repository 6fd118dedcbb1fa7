import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { useMutation } from '#web/api/hooks.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { FormDialog } from '#web/ui/forms/DialogForm.tsx';
import { useSentForm } from '#web/ui/forms/useSentForm.ts';
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
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);

  // The effect runs after the leave guard has been disabled.
  useEffect(() => {
    if (isGone) void navigate(paths['edit-projects']({ lang }));
  }, [isGone, navigate, lang]);

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
      {isOpen && (
        <DeleteDialog
          project={project}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDeleted();
            setGone(true);
          }}
        />
      )}
    </section>
  );
}

interface DeleteDialogProps {
  project: Project;
  onClose: () => void;
  onDone: () => void;
}

function DeleteDialog({ project: { ProjectID, name, shortName }, onClose, onDone }: DeleteDialogProps) {
  const { t } = useTranslation('owner');
  const toast = useToast();
  const { refusal, messageFor } = useServerMessages();
  const { run } = useMutation('deleteProject', ['listUserProjects'], { quiet: true });
  const form = useSentForm<{ name: string }, null, unknown>({
    initial: { name: '' },
    check: typed =>
      typed.name.trim() === shortName
        ? { value: null }
        : { fields: [{ path: 'name', i18nID: 'validation.invalid', params: {} }] },
    wordsFor: (_, problem) => problem.fallback ?? t('delete.differs'),
    draft: null,
    send: () => run({ ProjectID }),
    onDone: () => {
      toast.show({ kind: 'success', title: messageFor('success.deleteProject') });
      onDone();
    },
  });

  return (
    <FormDialog
      form={form}
      title={t('delete.title', { name })}
      closable={false}
      disposable
      lead={<p className="soft">{t('delete.text')}</p>}
      cancel={t('delete.keep')}
      submit={t('delete.confirm')}
      busy={t('delete.busy')}
      danger
      onClose={onClose}
    >
      <TextField
        {...form.bind('name')}
        label={t('delete.type', { name: shortName })}
        autoComplete="off"
        error={form.refusal ? refusal(form.refusal) : form.errorOf('name')}
      />
    </FormDialog>
  );
}
