import { useTranslation } from 'react-i18next';
import { countries } from '#shared/settings.ts';
import { showing } from '#shared/showing.ts';
import { EntryList } from '#web/domain/entries/EntryList.tsx';
import { entriesIn, isWritten } from '#web/domain/project/form/amountEntries.ts';
import { numberIn, type ProposalValues } from '#web/domain/project/form/values.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Announced } from '#web/ui/Announced.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { AmountEntry } from './AmountEntry.tsx';

const { budgetLines: limits } = showing;

/** Purposes of the budget of a project: lines with a purpose and an amount. */
export function BudgetField({ form }: { form: FormFields<ProposalValues> }) {
  const { t } = useTranslation(['showing', 'proposal']);
  const format = useFormat();
  const { values, set, leave, errorOf } = form;
  const error = errorOf('budgetLines');

  return (
    <EntryList
      label={t('proposal:lines.label')}
      hint={t('lines.hint', { most: format.number(limits.most) })}
      entries={values.budgetLines}
      most={limits.most}
      nameOf={number => t('lines.entry', { number })}
      add={{ words: t('lines.add'), empty: { purpose: '', amount: '' } }}
      error={error}
      onChange={lines => set('budgetLines', lines)}
      onLeave={() => leave('budgetLines')}
      foot={<Planned values={values} />}
    >
      {(line, _, change) => (
        <AmountEntry
          name="budgetLines"
          values={values}
          labels={{ text: t('lines.purpose'), amount: t('lines.amount') }}
          text={line.purpose}
          limits={limits.purpose}
          amount={line.amount}
          isChecked={error !== undefined && isWritten(line)}
          onChange={({ text, ...amount }) =>
            change({ ...amount, ...(text !== undefined && { purpose: text }) })
          }
        />
      )}
    </EntryList>
  );
}

/** Part of the budget that the lines plan. */
function Planned({ values }: { values: ProposalValues }) {
  const { t } = useTranslation('showing');
  const format = useFormat();
  const lang = useLanguage();
  const { currency } = countries[values.country];
  const budget = numberIn('budget', values, lang).value;
  const lines = entriesIn(values.budgetLines, values.country, lang);
  if (budget === undefined || lines.length === 0) return null;
  const planned = lines.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const money = (minor: number) => format.money(minor, currency, { whole: true });
  return (
    <Announced className="small soft">
      {planned > budget
        ? t('lines.over', { planned: money(planned), budget: money(budget), over: money(planned - budget) })
        : t('lines.planned', {
            planned: money(planned),
            budget: money(budget),
            left: money(budget - planned),
          })}
    </Announced>
  );
}
