import { useTranslation } from 'react-i18next';
import { answering } from '#shared/answering.ts';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import { declineReasons } from '#shared/lifecycle.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { RadioGroup } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';

/** No reason is chosen for the owner: the applicant reads it. */
const INITIAL = { reason: '', words: '' };

export interface DeclineFormProps {
  request: ContributionRequest;
  onDone: () => void;
  onRefused: (error: ApiError) => void;
  onClose: () => void;
}

/** Declines an application with one of the ready-made reasons, in the owner's own words, or both. */
export function DeclineForm({ request, onDone, onRefused, onClose }: DeclineFormProps) {
  const { t } = useTranslation('applications');
  const lang = useLanguage();
  const { contributionRequestId, role, project, user } = request;
  const form = useContractForm('denyRequest', {
    schema: async () => (await import('#shared/contracts/requests.ts')).requests.denyRequest.spec.body,
    initial: INITIAL,
    draftOf: contributionRequestId,
    toInput: ({ reason, words }) => ({
      ...((reason || !words.trim()) && { reason }),
      ...(words.trim() && { words }),
    }),
    textsOf: ({ words }) => words,
    toCall: body => ({ ProjectID: project.ProjectID, contributionRequestId, body }),
    wordsFor: field => t(field === 'words' ? 'decline.short' : 'decline.needed'),
    onDone,
    onRefused,
  });
  const { bind, values, set } = form;
  const { error } = bind('reason');

  return (
    <DialogForm
      form={form}
      lead={<p className="soft">{t('decline.lead', { name: nameOf(user, lang), role })}</p>}
      failed={t('decline.failed')}
      cancel={t('answer.later')}
      submit={t('answer.decline')}
      busy={t('answer.declining')}
      danger
      onClose={onClose}
    >
      <RadioGroup
        legend={t('decline.legend')}
        error={error}
        name="reason"
        options={declineReasons}
        labelOf={reason => t(`decline.reasons.${reason}`)}
        value={values.reason}
        onChange={reason => set('reason', reason)}
      />
      <TextArea
        {...bind('words')}
        label={t('decline.words')}
        hint={t('decline.wordsHint')}
        optional
        counted
        maxLength={answering.decline.max}
        rows={4}
      />
    </DialogForm>
  );
}
