import { useTranslation } from 'react-i18next';
import { showing } from '#shared/showing.ts';
import { EntryList } from '#web/domain/entries/EntryList.tsx';
import type { ProposalValues } from '#web/domain/project/form/values.ts';
import { useFormat } from '#web/i18n/format.ts';
import { LineField } from '#web/ui/fields/LineField.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';

const { faq: limits } = showing;

/** Questions that people ask about a project, and the answers. */
export function FaqField({ form }: { form: FormFields<ProposalValues> }) {
  const { t } = useTranslation(['showing', 'proposal']);
  const format = useFormat();
  const { values, set, leave, errorOf } = form;
  const error = errorOf('faq');
  const short = (text: string, { min }: { min: number }) =>
    error && text.trim().length < min ? t('list.short', { min: format.number(min) }) : undefined;

  return (
    <EntryList
      label={t('proposal:faq.label')}
      hint={t('faq.hint', { most: format.number(limits.most) })}
      entries={values.faq}
      most={limits.most}
      nameOf={number => t('faq.entry', { number })}
      add={{ words: t('faq.add'), empty: { question: '', answer: '' } }}
      error={error}
      onChange={faq => set('faq', faq)}
      onLeave={() => leave('faq')}
    >
      {({ question, answer }, _, change) => (
        <>
          <LineField
            label={t('faq.question')}
            name="faq"
            counted
            maxLength={limits.question.max}
            lang={values.language}
            value={question}
            error={(question || answer) && short(question, limits.question)}
            onChange={({ target }) => change({ question: target.value })}
          />
          <TextArea
            label={t('faq.answer')}
            name="faq"
            counted
            maxLength={limits.answer.max}
            rows={3}
            lang={values.language}
            value={answer}
            error={(question || answer) && short(answer, limits.answer)}
            onChange={({ target }) => change({ answer: target.value })}
          />
        </>
      )}
    </EntryList>
  );
}
