import './WhyFeatured.css';
import { useTranslation } from 'react-i18next';
import { trending } from '#shared/finding.ts';
import { useVisibilityRule } from '#web/domain/visibility/useVisibilityRule.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';

/** Explanation of the choice of featured projects, which readers can unfold. */
export const WhyFeatured = lazyComponent(() => Reasons, { texts: ['market'] });

function Reasons() {
  const { t } = useTranslation('market');
  const rule = useVisibilityRule();
  return (
    <details className="why small soft">
      <summary className="link">{t('featured.why')}</summary>
      <p>{t('featured.because', { ...trending.weights, days: trending.halfLifeDays, ...rule })}</p>
    </details>
  );
}
