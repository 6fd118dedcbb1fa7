import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { planFigures } from '#web/domain/plan/planFigures.ts';

const QUESTIONS = ['cancel', 'trial', 'change', 'back', 'points'] as const;

/** Common questions about plans, the first one open. */
export function PlanQuestions() {
  const { t } = useTranslation('plans');
  const id = useId();
  return (
    <section className="plans-faq" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {t('faq.title')}
      </h2>
      <div>
        {QUESTIONS.map((question, index) => (
          <details key={question} open={index === 0}>
            <summary>{t(`faq.${question}.q`)}</summary>
            <p className="soft">{t(`faq.${question}.a`, planFigures)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
