import { useTranslation } from 'react-i18next';
import { writtenLanguages } from '#shared/settings.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useChooseReads } from '#web/domain/reading/useChooseReads.ts';
import { useReads } from '#web/domain/reading/useReads.ts';
import { byLabel } from '#web/i18n/byLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Checkbox } from '#web/ui/Choice.tsx';

/** The languages that the reader reads, in which the list comes first; at least one. */
export function ReadLanguages() {
  const { t } = useTranslation('market');
  const lang = useLanguage();
  const reads = useReads();
  const choose = useChooseReads();
  if (!useHydrated()) return null; // a form without scripts could not keep it
  return (
    <fieldset className="fgroup">
      <legend>{t('reads.legend')}</legend>
      {byLabel(
        lang,
        writtenLanguages.map(value => ({ value, label: t(`language.${value}`) })),
      ).map(({ value: language, label }) => {
        const isRead = reads.includes(language);
        return (
          <Checkbox
            key={language}
            label={label}
            checked={isRead}
            disabled={isRead && reads.length === 1}
            onChange={() => choose(isRead ? reads.filter(one => one !== language) : [...reads, language])}
          />
        );
      })}
    </fieldset>
  );
}
