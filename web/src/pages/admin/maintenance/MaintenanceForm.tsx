import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaintenanceStatus } from '#shared/entities/maintenanceStatus.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import { browserZone } from '#web/api/browserZone.ts';
import { useMutation } from '#web/api/hooks.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useSentForm } from '#web/ui/forms/useSentForm.ts';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { instantOf, localInputOf } from './localInput.ts';

const isEndPast = (error: ApiError) => isRefusal(error, 'MAINTENANCE_END_PAST');

/** Closes the site after a confirmation, changes its expected end, or opens it again. */
export function MaintenanceForm({ status }: { status: MaintenanceStatus }) {
  const { t } = useTranslation('moderation');
  const toast = useToast();
  const save = useMutation('saveMaintenance', ['getMaintenance', 'listAuditEntries'], {
    notDone: t('maintenance.refused'),
    inPlace: isEndPast,
  });
  const [isAsking, setAsking] = useState(false);
  const [pressed, setPressed] = useState<'on' | 'changed' | 'off'>();
  const { isOn } = status;
  const form = useSentForm<{ until: string }, { until: string }, unknown>({
    initial: { until: status.until ? localInputOf(status.until) : '' },
    check: value => ({ value }),
    draft: { form: 'saveMaintenance', of: '' },
    send: ({ until }) => change(isOn ? 'changed' : 'on', { isOn: true, until: instantOf(until) }),
    refusalsAt: { MAINTENANCE_END_PAST: 'until' },
  });

  async function change(outcome: 'on' | 'changed' | 'off', body: Parameters<typeof save.run>[0]['body']) {
    setPressed(outcome);
    const sent = await save.run({ body });
    setAsking(false);
    if (sent.data) toast.show({ kind: 'success', title: t(`maintenance.done.${outcome}`) });
    return sent;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOn) void form.sendNow();
    else setAsking(true);
  }

  const isBusyWith = (outcome: typeof pressed) => save.isBusy && pressed === outcome;
  return (
    <Form form={{ ...form, formProps: { ...form.formProps, onSubmit: submit } }} className="maintenance-form">
      <TextField
        {...form.bind('until')}
        type="datetime-local"
        label={t('maintenance.until')}
        optional
        hint={`${t('maintenance.hint', { zone: browserZone() })} ${t('maintenance.stays')}`}
      />
      <div className="row wrapx">
        {isOn && (
          <Button
            kind="moss"
            busy={isBusyWith('off') && t('maintenance.ending')}
            onClick={() => void change('off', { isOn: false })}
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
        onConfirm={() => void form.sendNow()}
      >
        {t('maintenance.confirm.text')}
      </ConfirmDialog>
    </Form>
  );
}
