import './Application.css';
import { useTranslation } from 'react-i18next';
import { answering } from '#shared/answering.ts';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { written } from '#web/ui/Written.tsx';
import type { QuestionFormProps } from './AskForm.tsx';

/** Answers the owner's question about an application of the caller. */
export function AnswerForm({ request, onClose }: QuestionFormProps) {
  const { t } = useTranslation('applications');
  const toast = useToast();
  const { contributionRequestId, project, question } = request;
  const form = useContractForm('answerQuestion', {
    schema: async () => (await import('#shared/contracts/requests.ts')).requests.answerQuestion.spec.body,
    initial: { answer: '' },
    draftOf: contributionRequestId,
    toInput: values => values,
    textsOf: ({ answer }) => answer,
    toCall: body => ({ ProjectID: project.ProjectID, contributionRequestId, body }),
    changes: ['listMyRequests', 'getHome'],
    wordsFor: () => t('question.answerShort'),
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('question.answered') });
    },
  });
  return (
    <DialogForm
      form={form}
      lead={
        <blockquote className="application-quote" {...written(question?.language)}>
          {question?.text}
        </blockquote>
      }
      failed={t('question.notAnswered')}
      cancel={t('answer.later')}
      submit={t('question.sendAnswer')}
      busy={t('question.sending')}
      onClose={onClose}
    >
      <TextArea
        {...form.bind('answer')}
        label={t('question.yourAnswer')}
        counted
        maxLength={answering.answer.max}
        rows={5}
      />
    </DialogForm>
  );
}
