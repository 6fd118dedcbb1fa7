import './ComparedText.css';
import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LOCALES } from '#web/i18n/languages.ts';
import { written } from '#web/ui/Written.tsx';
import { compareTexts, type Run } from './compareTexts.ts';

interface ComparedTextProps {
  before: string;
  after: string;
  lang: WrittenLanguage;
  /** Whether lines that both versions share are left out. */
  skip?: boolean;
}

/** A text with the words that its later version removes and adds: struck and underlined, and named for assistive technology. Needs the namespace `workspace`. */
export function ComparedText({ before, after, lang, skip = false }: ComparedTextProps) {
  const runs = compareTexts(before, after, { lang, skip });
  return (
    <div className="compared" {...written(lang)}>
      {runs.map((run, index) => (
        <ShownRun key={index} run={run} />
      ))}
    </div>
  );
}

function ShownRun({ run }: { run: Run }) {
  const { t } = useTranslation('workspace');
  const site = useLanguage();
  const format = useFormat();
  if (run.kind === 'skipped')
    return run.paragraphs === 0 ? (
      '\n'
    ) : (
      <span className="compared-skipped" lang={LOCALES[site]}>
        {t('compared.skipped', { count: run.paragraphs, number: format.number(run.paragraphs) })}
      </span>
    );
  if (run.kind === 'same') return run.text;
  const Changed = run.kind === 'removed' ? 'del' : 'ins';
  return (
    <Changed>
      <span className="sr" lang={LOCALES[site]}>
        {t(`compared.${run.kind}`)}{' '}
      </span>
      {run.text}
    </Changed>
  );
}
