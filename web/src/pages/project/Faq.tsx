import './Faq.css';
import { useTranslation } from 'react-i18next';
import type { Faq as Entries } from '#shared/entities/showing.ts';
import { written } from '#web/ui/Written.tsx';

/** Questions that people ask about the project, each of which opens to its owner's answer. */
export function Faq({ faq, language }: { faq: Entries; language: string }) {
  const { t } = useTranslation('project');
  return (
    <section className="psec" id="questions" aria-labelledby="questions-title">
      <div className="sechead">
        <h2 className="h2" id="questions-title">
          {t('faq.title')}
        </h2>
      </div>
      <div className="faq">
        {faq.map(({ question, answer }, place) => (
          <details key={place}>
            <summary {...written(language)}>{question}</summary>
            <p {...written(language)}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
