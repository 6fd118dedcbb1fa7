import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaintenanceStatus } from '#shared/entities/maintenanceStatus.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { instantOf, localInputOf, timeZone } from './localInput.ts';

const isEndPast = (error: ApiError) => isRefusal(error, 'MAINTENANCE_END_PAST');

/** Closes the site after a confirmation, changes its expected end, or opens it again. */
export function MaintenanceForm({ status }: { status: MaintenanceStatus }) {
  const { t } = useTranslation('moderation');
  const { refusal } = useServerMessages();
  const toast = useToast();
  const save = useMutation('saveMaintenance', ['getMaintenance', 'listAuditEntries'], {
    notDone: t('maintenance.refused'),
    inPlace: isEndPast,
  });
  const [until, setUntil] = useState(() => (status.until ? localInputOf(status.until) : ''));
  const [isAsking, setAsking] = useState(false);
  const [pressed, setPressed] = useState<'on' | 'changed' | 'off'>();
  const { isOn } = status;
  const isPast = save.error && isEndPast(save.error);

  async function change(outcome: 'on' | 'changed' | 'off') {
    setPressed(outcome);
    const body = outcome === 'off' ? { isOn: false } : { isOn: true, until: instantOf(until) };
    const { error } = await save.run({ body });
    setAsking(false);
    if (!error) toast.show({ kind: 'success', title: t(`maintenance.done.${outcome}`) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOn) void change('changed');
    else setAsking(true);
  }

  const isBusyWith = (outcome: typeof pressed) => save.isBusy && pressed === outcome;
  return (
    <form className="maintenance-form" onSubmit={submit} noValidate>
      <TextField
        type="datetime-local"
        label={t('maintenance.until')}
        optional
        hint={`${t('maintenance.hint', { zone: timeZone() })} ${t('maintenance.stays')}`}
        error={isPast && save.error && refusal(save.error)}
        value={until}
        onChange={event => setUntil(event.target.value)}
      />
      <div className="row wrapx">
        {isOn && (
          <Button
            kind="moss"
            busy={isBusyWith('off') && t('maintenance.ending')}
            onClick={() => void change('off')}
          >
            {t('maintenance.end')}
          </Button>
        )}
        <Button
          kind={isOn ? 'quiet' : 'danger'}
          type="submit"
          busy={isBusyWith('changed') && t('maintenance.changing')}
        >
          {t(isOn ? 'maintenance.change' : 'maintenance.start')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('maintenance.confirm.title')}
        cancel={t('maintenance.confirm.cancel')}
        confirm={t('maintenance.confirm.go')}
        danger
        busy={isBusyWith('on') && t('maintenance.confirm.busy')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void change('on')}
      >
        {t('maintenance.confirm.text')}
      </ConfirmDialog>
    </form>
  );
}
