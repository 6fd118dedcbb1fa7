import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import { useChooseReads } from '#web/domain/reading/useChooseReads.ts';
import { useReads } from '#web/domain/reading/useReads.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';

interface OtherLanguagesProps {
  /** Number of results in languages that the reader does not read. */
  count: number;
  /** Those languages. */
  languages: readonly WrittenLanguage[];
}

/** Heading of the results in languages that the reader does not read, with a button for each that adds it to those they read. */
export function OtherLanguages({ count, languages }: OtherLanguagesProps) {
  const { t } = useTranslation('market');
  const format = useFormat();
  const reads = useReads();
  const choose = useChooseReads();
  return (
    <div className="other-languages">
      <h2 className="h3">{t('reads.others', { number: format.number(count) })}</h2>
      <p className="row row-2 wrapx small">
        <span className="muted">{t('reads.also')}</span>
        {languages.map(language => (
          <Button key={language} size="s" onClick={() => choose([...reads, language])}>
            {t(`language.${language}`)}
          </Button>
        ))}
      </p>
    </div>
  );
}
