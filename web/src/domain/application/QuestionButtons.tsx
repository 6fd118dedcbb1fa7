import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Loaded with their dialogs. */
const AskForm = lazyComponent(async () => (await import('./AskForm.tsx')).AskForm, {
  fallback: <Skeleton />,
});
const AnswerForm = lazyComponent(async () => (await import('./AnswerForm.tsx')).AnswerForm, {
  fallback: <Skeleton />,
});

interface QuestionButtonProps {
  request: ContributionRequest;
}

/** Button with which the owner asks the one question about a pending application; none once it has been asked. */
export function AskButton({ request }: QuestionButtonProps) {
  const { t } = useTranslation('applications');
  const lang = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(request.user, lang);
  const close = () => setOpen(false);
  return (
    <>
      {!request.question && (
        <Button
          size="s"
          kind="quiet"
          aria-label={t('question.askOne', { name })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('question.ask')}
        </Button>
      )}
      <Dialog open={isOpen} title={t('question.askTitle', { name })} onClose={close}>
        {isOpen && <AskForm request={request} onClose={close} />}
      </Dialog>
    </>
  );
}

/** Button with which the applicant answers the owner's question; none unless it waits for an answer. */
export function AnswerButton({ request }: QuestionButtonProps) {
  const { t } = useTranslation('applications');
  const [isOpen, setOpen] = useState(false);
  const { status, question, role, project } = request;
  const close = () => setOpen(false);
  if (!question) return null;
  return (
    <>
      {status === 'pending' && !question.answer && (
        <Button
          size="s"
          aria-label={t('question.answerOne', { role, project: project.shortName })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('question.answer')}
        </Button>
      )}
      <Dialog open={isOpen} title={t('question.answerTitle')} onClose={close}>
        {isOpen && <AnswerForm request={request} onClose={close} />}
      </Dialog>
    </>
  );
}
