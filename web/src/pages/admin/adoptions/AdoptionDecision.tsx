import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingAdoption } from '#shared/entities/adoption.ts';
import { nameOf } from '#shared/fullName.ts';
import { project as limits } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

const STALE = ['listPendingAdoptions', 'listAuditEntries'] as const;

/** Confirms the new owner after a question, or refuses them with a reason. */
export function AdoptionDecision({ pending: { project, chosen } }: { pending: PendingAdoption }) {
  const { t } = useTranslation(['teams', 'admin']);
  const lang = useLanguage();
  const format = useFormat();
  const words = useServerMessages();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { ProjectID } = project;
  const { UserID } = chosen;
  const confirm = useMutation('confirmAdoption', STALE, { quiet: true });
  const form = useContractForm('denyAdoption', {
    schema: async () => (await import('#shared/contracts/adoption.ts')).adoption.denyAdoption.spec.body,
    initial: { reason: '' },
    draftOf: `${ProjectID}.${UserID}`,
    toInput: ({ reason }) => ({ UserID, reason }),
    toCall: body => ({ ProjectID, body }),
    changes: STALE,
    wordsFor: () => t('admin.reasonNeeded', { min: format.number(limits.reason.min) }),
    onDone: () => toast.show({ kind: 'success', title: t('admin.denied') }),
  });
  const { bind, refusal } = form;
  const error = confirm.error ?? refusal;
  const isOver = isRefusal(error, 'CANDIDATE_NOT_FOUND', 'ADOPTION_NOT_FOUND', 'PROJECT_NOT_FOUND');

  async function adopt() {
    const { data } = await confirm.run({ ProjectID, body: { UserID } });
    setAsking(false);
    if (data) toast.show({ kind: 'success', title: t('admin.confirmed') });
  }

  return (
    <Form form={form} className="adoption-decision">
      {error && (
        <Alert
          kind={isOver ? 'warning' : 'error'}
          announce
          title={t(isOver ? 'admin.over' : 'failed')}
          action={
            isOver && (
              <Button size="s" onClick={() => void invalidate(...STALE)}>
                {t('admin:refresh')}
              </Button>
            )
          }
        >
          {isOver ? t('admin.overText') : words.refusal(error)}
        </Alert>
      )}
      <TextArea
        {...bind('reason')}
        label={t('admin.reason')}
        hint={t('admin.reasonHint')}
        counted
        maxLength={limits.reason.max}
        rows={2}
      />
      <div className="row row-2 wrapx">
        <Button kind="moss" size="s" onClick={() => setAsking(true)}>
          {t('admin.confirm')}
        </Button>
        <Button size="s" type="submit" busy={form.isBusy && t('busy')}>
          {t('admin.deny')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('admin.confirmTitle', { name: nameOf(chosen.user, lang), project: project.shortName })}
        cancel={t('cancel')}
        confirm={t('admin.confirm')}
        busy={confirm.isBusy && t('busy')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void adopt()}
      >
        {t('admin.confirmText')}
      </ConfirmDialog>
    </Form>
  );
}
