import './Faq.css';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { written } from '#web/ui/Written.tsx';

/** Questions that people ask about the project, each of which opens to its owner's answer. */
export function Faq({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { project: shown, languageOf } = useVersionOf(project);
  if (!shown.faq) return null;
  return (
    <section className="psec" id="questions" aria-labelledby="questions-title">
      <div className="sechead">
        <h2 className="h2" id="questions-title">
          {t('faq.title')}
        </h2>
      </div>
      <div className="faq">
        {shown.faq.map(({ question, answer }, index) => (
          <details key={index}>
            <summary {...written(languageOf(`faq.${index}.question`))}>{question}</summary>
            <p {...written(languageOf(`faq.${index}.answer`))}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
