import './WriteToTeam.css';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '#shared/correspondence.ts';
import type { ProjectID } from '#shared/ids.ts';
import { useContractForm } from '#web/domain/form/useContractForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** A message to each member of a team. A submission that is repeated after a failure is sent once. */
export function WriteToTeamForm({ ProjectID, onClose }: { ProjectID: ProjectID; onClose: () => void }) {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const words = useServerMessages();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const { bind, formProps, summary, refusal, isBusy } = useContractForm('writeToTeam', {
    schema: async () => (await import('#shared/contracts/recruiting.ts')).recruiting.writeToTeam.spec.body,
    initial: { subject: '', body: '' },
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
  useFocusFirstError(box, summary.submissions);

  return (
    <form className="write-team" {...formProps}>
      <p className="soft small">{t('write.lead')}</p>
      {refusal && (
        <Alert kind="error" announce title={t('write.failed')}>
          {words.refusal(refusal)}
        </Alert>
      )}
      <div className="write-team" ref={box}>
        <TextField {...bind('subject')} label={t('write.subject')} optional maxLength={message.subject.max} />
        <TextArea {...bind('body')} label={t('write.body')} rows={7} counted maxLength={message.body.max} />
      </div>
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {t('write.cancel')}
        </Button>
        <Button kind="moss" type="submit" busy={isBusy && t('write.sending')}>
          {t('write.send')}
        </Button>
      </div>
    </form>
  );
}
