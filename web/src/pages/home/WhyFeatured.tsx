import { useTranslation } from 'react-i18next';
import { trending } from '#shared/settings.ts';
import { useNamespace } from '#web/i18n/useNamespace.ts';

/** How the featured projects are chosen; loads when somebody asks. */
export function WhyFeatured() {
  const { t } = useTranslation('market');
  if (!useNamespace('market')) return null;
  return <p>{t('featured.because', { ...trending.weights, days: trending.halfLifeDays })}</p>;
}
