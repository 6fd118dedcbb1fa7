import { useTranslation } from 'react-i18next';
import { message } from '#shared/correspondence.ts';
import type { ProjectID } from '#shared/ids.ts';
import { useFormat } from '#web/i18n/format.ts';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** A message to each member of a team. A submission that is repeated after a failure is sent once. */
export function WriteToTeamForm({ ProjectID, onClose }: { ProjectID: ProjectID; onClose: () => void }) {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const toast = useToast();
  const form = useContractForm('writeToTeam', {
    schema: async () => (await import('#shared/contracts/recruiting.ts')).recruiting.writeToTeam.spec.body,
    initial: { subject: '', body: '' },
    draftOf: ProjectID,
    toInput: (values, submissionKey) => ({ ...values, submissionKey }),
    toCall: body => ({ ProjectID, body }),
    changes: ['listMessages'],
    wordsFor: () => t('write.empty'),
    onDone: ({ recipients }) => {
      onClose();
      toast.show({
        kind: 'success',
        title: t('write.sent', { count: recipients, people: format.number(recipients) }),
      });
    },
  });
  const { bind } = form;

  return (
    <DialogForm
      form={form}
      lead={<p className="soft small">{t('write.lead')}</p>}
      failed={t('write.failed')}
      cancel={t('write.cancel')}
      submit={t('write.send')}
      busy={t('write.sending')}
      onClose={onClose}
    >
      <div className="write-team">
        <TextField {...bind('subject')} label={t('write.subject')} optional maxLength={message.subject.max} />
        <TextArea {...bind('body')} label={t('write.body')} rows={7} counted maxLength={message.body.max} />
      </div>
    </DialogForm>
  );
}
