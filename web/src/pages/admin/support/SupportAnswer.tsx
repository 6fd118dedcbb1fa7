import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { message as limits } from '#shared/correspondence.ts';
import type { SupportRequest } from '#shared/entities/supportRequest.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

const CHANGES = ['listSupportRequests', 'listAuditEntries'] as const;

interface SupportAnswerProps {
  request: SupportRequest;
  onOver: () => void;
  /** Buttons for other actions, next to the one that sends the answer. */
  children: ReactNode;
}

/** Form for an answer in the name of support. */
export function SupportAnswer({ request: { id }, onOver, children }: SupportAnswerProps) {
  const { t } = useTranslation('moderation');
  const toast = useToast();
  const form = useContractForm('answerSupportRequest', {
    schema: async () => (await import('#shared/contracts/admin.ts')).admin.answerSupportRequest.spec.body,
    initial: { answer: '' },
    draftOf: id,
    toCall: body => ({ id, body }),
    changes: CHANGES,
    wordsFor: () => t('support.needed', { count: limits.body.min }),
    onDone: () => {
      toast.show({ kind: 'success', title: t('support.sentDone') });
      onOver();
    },
    onRefused: error => {
      if (!isRefusal(error, 'SUPPORT_REQUEST_NOT_FOUND')) return;
      toast.show({ kind: 'warning', title: t('support.over') });
      onOver();
      void invalidate(...CHANGES);
    },
  });
  const { bind } = form;

  return (
    <Form form={form} failed={t('support.notSent')} className="support-answer">
      <TextArea
        {...bind('answer')}
        label={t('support.answer')}
        hint={t('support.answerHint')}
        counted
        maxLength={limits.body.max}
        rows={6}
      />
      <div className="row wrapx">
        <Button kind="moss" type="submit" busy={form.isBusy && t('support.sending')}>
          {t('support.send')}
        </Button>
        {children}
      </div>
    </Form>
  );
}
