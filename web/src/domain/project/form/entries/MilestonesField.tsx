import { useTranslation } from 'react-i18next';
import { countries } from '#shared/settings.ts';
import { showing } from '#shared/showing.ts';
import { EntryList } from '#web/domain/entries/EntryList.tsx';
import { amountIn, isWritten, type TypedMilestone } from '#web/domain/project/form/amountEntries.ts';
import { numberIn, type ProposalValues } from '#web/domain/project/form/values.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { AmountEntry } from './AmountEntry.tsx';

const { milestones: limits } = showing;

/** Milestones of an owner's own: a name and an amount each, in any order. */
export function MilestonesField({ form }: { form: FormFields<ProposalValues> }) {
  const { t } = useTranslation(['showing', 'proposal']);
  const format = useFormat();
  const problemOf = useAmountProblem(form.values);
  const { values, set, leave, errorOf } = form;
  const error = errorOf('milestones');

  return (
    <EntryList
      label={t('proposal:milestones.label')}
      hint={t('milestones.hint', { most: format.number(limits.most) })}
      entries={values.milestones}
      most={limits.most}
      isSorted
      nameOf={number => t('milestones.entry', { number })}
      add={{ words: t('milestones.add'), empty: { name: '', amount: '' } }}
      error={error}
      onChange={milestones => set('milestones', milestones)}
      onLeave={() => leave('milestones')}
    >
      {(milestone, place, change) => (
        <AmountEntry
          name="milestones"
          values={values}
          labels={{
            text: t('milestones.name'),
            amount: t('milestones.amount'),
            ...(place === 0 && { example: t('milestones.example') }),
          }}
          text={milestone.name}
          limits={limits.name}
          amount={milestone.amount}
          isChecked={error !== undefined && isWritten(milestone)}
          amountProblem={problemOf(milestone)}
          onChange={({ text, ...amount }) => change({ ...amount, ...(text !== undefined && { name: text }) })}
        />
      )}
    </EntryList>
  );
}

/** Returns the problem of a milestone's amount beside the budget and the other milestones. */
function useAmountProblem(values: ProposalValues) {
  const { t } = useTranslation('showing');
  const format = useFormat();
  const lang = useLanguage();
  const { currency } = countries[values.country];
  const budget = numberIn('budget', values, lang).value;
  const amounts = values.milestones.map(({ amount }) => amountIn(amount, currency, lang));

  return ({ amount: typed }: TypedMilestone): string | undefined => {
    const amount = amountIn(typed, currency, lang);
    if (amount === undefined) return undefined;
    if (amounts.filter(one => one === amount).length > 1) return t('milestones.same');
    return budget !== undefined && amount > budget
      ? t('milestones.over', { budget: format.money(budget, currency, { whole: true }) })
      : undefined;
  };
}
