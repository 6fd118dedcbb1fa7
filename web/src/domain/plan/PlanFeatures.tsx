import './PlanFeatures.css';
import check from 'lucide-static/icons/check.svg?raw';
import { useTranslation } from 'react-i18next';
import { type PlanTypeId, planTypeIds } from '#shared/plans.ts';
import { includedLines, priceList } from '#shared/priceList.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { usePlanFormat } from './usePlanFormat.ts';

/** Features of a plan. `all` also lists those of the plans below it, instead of naming the plan below. */
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
  const below = all ? undefined : planTypeIds[planTypeIds.indexOf(plan) - 1];
  const boards = priceList.boards(plan);

  return [
    t('features.projects', { count: priceList.projects(plan) }),
    t('features.roles', { count: priceList.roles(plan) }),
    t('features.fee', { fee: fee(plan) }),
    t('features.ideas', { count: priceList.ideas(plan) }),
    (!below || (boards === null && priceList.boards(below) !== null)) &&
      (boards === null ? t('features.boards') : t('features.board', { count: boards.members })),
    ...includedLines.map(
      line => priceList[line](plan) && !(below && priceList[line](below)) && t(`features.${line}`),
    ),
    below && t('features.everything', { plan: name(below) }),
  ].filter(line => typeof line === 'string');
}
