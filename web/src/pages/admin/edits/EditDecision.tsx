import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { project as limits } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

const STALE = ['listProjectEdits', 'listAuditEntries'] as const;

/** Publishes the edit as it is shown, or denies it with a reason. */
export function EditDecision({
  project: { ProjectID, name },
  version,
}: {
  project: Project;
  version: number;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useServerMessages();
  const toast = useToast();
  const approve = useMutation('approveEdit', STALE, { quiet: true });
  const form = useContractForm('denyEdit', {
    schema: async () => (await import('#shared/contracts/admin.ts')).admin.denyEdit.spec.body,
    initial: { reason: '' },
    draftOf: ProjectID,
    toInput: ({ reason }) => ({ version, reason }),
    toCall: body => ({ ProjectID, body }),
    changes: STALE,
    wordsFor: () => t('answer.reasonNeeded', { min: format.number(limits.reason.min) }),
    onDone: () => toast.show({ kind: 'success', title: t('done.denied', { name }) }),
  });
  const { bind, refusal } = form;
  const error = approve.error ?? refusal;
  const isOver = isRefusal(error, 'EDIT_CHANGED', 'PROJECT_NOT_FOUND');

  async function publish() {
    if (approve.isBusy || form.isBusy) return;
    const { data } = await approve.run({ ProjectID, body: { version } });
    if (data) toast.show({ kind: 'success', title: t('done.approved', { name: data.name }) });
  }

  return (
    <Form form={form} className="edit-decision" aria-label={t('edits.decision', { name })}>
      {error && (
        <Alert
          kind={isOver ? 'warning' : 'error'}
          announce
          title={t(isOver ? 'edits.over' : 'answer.failed')}
          action={
            isOver && (
              <Button size="s" onClick={() => void invalidate('listProjectEdits')}>
                {t('refresh')}
              </Button>
            )
          }
        >
          {words.refusal(error)}
        </Alert>
      )}
      <TextArea
        {...bind('reason')}
        label={t('answer.message')}
        hint={t('edits.hint')}
        counted
        maxLength={limits.reason.max}
        rows={2}
      />
      <div className="row row-2 wrapx">
        <Button
          kind="moss"
          size="s"
          busy={approve.isBusy && t('answer.approving')}
          onClick={() => void publish()}
        >
          {t('edits.approve')}
        </Button>
        <Button size="s" type="submit" busy={form.isBusy && t('answer.denying')}>
          {t('answer.deny')}
        </Button>
      </div>
    </Form>
  );
}
