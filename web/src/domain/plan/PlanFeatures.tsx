import './PlanFeatures.css';
import check from 'lucide-static/icons/check.svg?raw';
import { useTranslation } from 'react-i18next';
import { generation } from '#shared/generation.ts';
import { planOffers } from '#shared/plans.ts';
import { type PlanTypeId, plans, planTypeIds } from '#shared/settings.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { usePlanFormat } from './usePlanFormat.ts';

/** What a plan includes. With `all` also what the plans below it include, instead of naming the plan below. */
export function PlanFeatures({ plan, all = false }: { plan: PlanTypeId; all?: boolean }) {
  const lines = useLines(plan, all);
  return (
    <ul className="plan-features small">
      {lines.map(line => (
        <li key={line}>
          <Icon svg={check} />
          {line}
        </li>
      ))}
    </ul>
  );
}

function useLines(plan: PlanTypeId, all: boolean): string[] {
  const { t } = useTranslation('plans');
  const { fee, name } = usePlanFormat();
  const own = { ...plans[plan], ...planOffers[plan] };
  const below = planTypeIds[planTypeIds.indexOf(plan) - 1];
  const ideas = generation.perDay[plan];
  const before = below ? { ...plans[below], ...planOffers[below] } : undefined;
  const isShown = (feature: 'teamManagement' | 'widerVisibility' | 'analytics' | 'prioritySupport') =>
    own[feature] && (all || !before?.[feature]);

  return [
    t('features.projects', { count: own.projectsAtOnce }),
    t('features.roles', { count: own.prospectsPerProject }),
    t('features.fee', { fee: fee(plan) }),
    (all || ideas === null) &&
      (ideas === null ? t('features.ideasUnlimited') : t('features.ideas', { count: ideas })),
    (all || !before) && t('features.messages'),
    (all || !before) && t('features.board'),
    plan !== 'free' && (all || below === 'free') && t('features.strangers'),
    isShown('teamManagement') && t('features.team'),
    isShown('widerVisibility') && t('features.visibility'),
    isShown('analytics') && t('features.analytics'),
    isShown('prioritySupport') && t('features.support'),
    !all && below && t('features.everything', { plan: name(below) }),
  ].filter(line => typeof line === 'string');
}
