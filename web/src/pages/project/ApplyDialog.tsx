import './People.css';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import { request } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { nameOf } from '#web/domain/person/person.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextArea } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useErrorText } from './useErrorText.ts';

export interface ApplyDialogProps {
  project: Project;
  /** The dialog is open while a role is set. */
  role: Prospect | undefined;
  onClose: () => void;
}

/** Dialog that sends an application for a role, with an optional note to the owner. */
export function ApplyDialog({ project, role, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('project');
  return (
    <Dialog open={role !== undefined} onClose={onClose} title={t('apply.title')}>
      {role && <ApplyForm project={project} role={role} onClose={onClose} />}
    </Dialog>
  );
}

function ApplyForm({ project, role, onClose }: ApplyDialogProps & { role: Prospect }) {
  const { t } = useTranslation('project');
  const toast = useToast();
  const errorText = useErrorText();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { run, isBusy, error, reset } = useMutation('sendRequest', ['listProspects']);
  const written = note.trim();
  const isShort = written.length > 0 && written.length < request.note.min;
  useEffect(() => reset, [reset]);

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isShort) return;

    const sent = await run({
      ProjectID: project.ProjectID,
      body: { typeId: role.ProspectID, ...(written && { note: written }) },
    });
    if (sent.error) return;
    onClose();
    toast.show({
      kind: 'success',
      title: t('apply.sent'),
      text: t('apply.next', { name: nameOf(project.owner) }),
    });
  }

  return (
    <form className="apply" onSubmit={event => void send(event)} noValidate>
      <div className="apply-role" lang={project.language}>
        <b className="h4">{role.PersonType}</b>
        <p className="soft small">{role.Notes}</p>
      </div>
      {error && (
        <Alert kind="error" announce title={t('apply.failed')}>
          {errorText(error)}
        </Alert>
      )}
      <TextArea
        label={t('apply.note')}
        optional
        counted
        maxLength={request.note.max}
        rows={4}
        value={note}
        hint={t('apply.hint', { name: nameOf(project.owner) })}
        error={tried && isShort && t('apply.short')}
        onChange={event => setNote(event.target.value)}
      />
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {t('apply.cancel')}
        </Button>
        <Button kind="moss" type="submit" busy={isBusy && t('apply.sending')}>
          {t('apply.send')}
        </Button>
      </div>
    </form>
  );
}
