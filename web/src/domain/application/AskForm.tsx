import { useTranslation } from 'react-i18next';
import { answering } from '#shared/answering.ts';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

export interface QuestionFormProps {
  request: ContributionRequest;
  onClose: () => void;
}

/** Asks the applicant the one question about their application. */
export function AskForm({ request, onClose }: QuestionFormProps) {
  const { t } = useTranslation('applications');
  const lang = useLanguage();
  const toast = useToast();
  const { contributionRequestId, project, user } = request;
  const name = nameOf(user, lang);
  const form = useContractForm('askApplicant', {
    schema: async () => (await import('#shared/contracts/requests.ts')).requests.askApplicant.spec.body,
    initial: { question: '' },
    draftOf: contributionRequestId,
    toInput: values => values,
    textsOf: ({ question }) => question,
    toCall: body => ({ ProjectID: project.ProjectID, contributionRequestId, body }),
    changes: ['listOwnerRequests', 'listProjectRequests', 'getMessage'],
    wordsFor: () => t('question.questionShort'),
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('question.asked', { name }) });
    },
  });
  return (
    <DialogForm
      form={form}
      lead={<p className="soft">{t('question.lead', { name })}</p>}
      failed={t('question.notAsked')}
      cancel={t('answer.later')}
      submit={t('question.send')}
      busy={t('question.sending')}
      onClose={onClose}
    >
      <TextArea
        {...form.bind('question')}
        label={t('question.question')}
        counted
        maxLength={answering.question.max}
        rows={3}
      />
    </DialogForm>
  );
}
