import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { SpentLines } from '#shared/entities/showing.ts';
import { plannedOf } from '#shared/plannedOf.ts';
import { amountIn } from '#web/domain/project/form/amountEntries.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { typedAmount } from '#web/i18n/typedNumber.ts';
import { useNumberWords } from '#web/i18n/useNumberWords.ts';
import { MoneyField } from '#web/ui/fields/MoneyField.tsx';
import { FormDialog } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Written } from '#web/ui/Written.tsx';

/** Dialog in which the owner says what has been spent for each purpose of the budget. */
export function ReportSpending({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('showing');
  const format = useFormat();
  const lang = useLanguage();
  const numberWords = useNumberWords();
  const toast = useToast();
  const { ProjectID, budgetLines: lines = [], spending, currency, language } = project;
  const spentOn = (purpose: string) => spending?.lines.find(line => line.purpose === purpose)?.spent ?? 0;
  const form = useContractForm('updateProject', {
    schema: async () => (await import('#shared/contracts/projects.ts')).projects.updateProject.spec.body,
    initial: { spending: lines.map(({ purpose }) => typedAmount(spentOn(purpose), lang)) },
    draftOf: ProjectID,
    toInput: ({ spending }) => ({
      change: {},
      spending: lines.map(({ purpose }, index) => ({ purpose, spent: spentIn(spending[index] ?? '') })),
    }),
    toCall: body => ({ ProjectID, body }),
    changes: ['getProject'],
    wordsFor: () => numberWords.amount(currency),
    onDone: () => {
      toast.show({ kind: 'success', title: t('spending.done') });
      onClose();
    },
  });
  const typed = form.values.spending;

  /** An empty field means that nothing has been spent. */
  function spentIn(text: string): SpentLines[number]['spent'] {
    return /^\s*0*\s*$/.test(text) ? 0 : (amountIn(text, currency, lang) ?? Number.NaN);
  }

  return (
    <FormDialog
      form={form}
      title={t('spending.title')}
      className="spending-form"
      lead={
        <p className="soft">
          {t('spending.lead', { planned: format.money(plannedOf(lines), currency, { whole: true }) })}
        </p>
      }
      failed={t('spending.failed')}
      cancel={t('spending.cancel')}
      submit={t('spending.save')}
      busy={t('spending.saving')}
      onClose={onClose}
    >
      {lines.map(({ purpose, amount }, index) => (
        <MoneyField
          key={index}
          label={<Written language={language}>{purpose}</Written>}
          aside={t('spending.of', { planned: format.money(amount, currency, { whole: true }) })}
          currency={currency}
          autoComplete="off"
          value={typed[index] ?? ''}
          error={form.errorAt(`spending.${index}.spent`)}
          onChange={({ target }) => form.set('spending', typed.with(index, target.value))}
        />
      ))}
    </FormDialog>
  );
}
