import './WhyFeatured.css';
import { useTranslation } from 'react-i18next';
import { trending } from '#shared/finding.ts';
import { useVisibilityRule } from '#web/domain/visibility/useVisibilityRule.ts';
import { useNamespace } from '#web/i18n/useNamespace.ts';

/** How the featured projects are chosen, for those who ask. */
export function WhyFeatured() {
  const { t } = useTranslation('market');
  const rule = useVisibilityRule();
  if (!useNamespace('market')) return null;
  return (
    <details className="why small soft">
      <summary className="link">{t('featured.why')}</summary>
      <p>{t('featured.because', { ...trending.weights, days: trending.halfLifeDays, ...rule })}</p>
    </details>
  );
}
