import check from 'lucide-static/icons/check.svg?raw';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { generation } from '#shared/generation.ts';
import { type PlanTypeId, planTypeIds } from '#shared/plans.ts';
import { includedLines, type PriceListLine, priceList } from '#shared/priceList.ts';
import { PlanWords } from '#web/domain/plan/PlanWords.tsx';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';

/** The plans in a table, one row per line of the price list, and an explanation of its terms. */
export function PlanComparison() {
  const { t } = useTranslation('plans');
  const { name, fee, feeFloor } = usePlanFormat();
  const format = useFormat();
  const id = useId();

  const rows: (readonly [PriceListLine, (plan: PlanTypeId) => ReactNode])[] = [
    ['projects', plan => format.number(priceList.projects(plan))],
    ['roles', plan => format.number(priceList.roles(plan))],
    ['fee', fee],
    ['ideas', plan => format.number(priceList.ideas(plan))],
    [
      'boards',
      plan => {
        const boards = priceList.boards(plan);
        return boards ? t('compare.board', { count: boards.members }) : t('compare.unlimited');
      },
    ],
    ...includedLines.map(
      line => [line, (plan: PlanTypeId) => <Included is={priceList[line](plan)} />] as const,
    ),
  ];

  return (
    <div className="plans-compare">
      <h2 className="h2" id={id}>
        {t('compare.title')}
      </h2>
      {/* The table scrolls on small screens, so that the keyboard must reach it. */}
      <Sheet as="section" className="compare-frame" aria-labelledby={id} tabIndex={0}>
        <table className="compare">
          <thead>
            <tr>
              <th>
                <span className="sr">{t('compare.feature')}</span>
              </th>
              {planTypeIds.map(plan => (
                <th key={plan} scope="col">
                  {name(plan)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([line, cell]) => (
              <tr key={line}>
                <th scope="row">{t(`compare.${line}`, { hour: generation.perHour })}</th>
                {planTypeIds.map(plan => (
                  <td key={plan}>{cell(plan)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
      <p className="small soft compare-note">{t('compare.feeNote', feeFloor())}</p>
      <PlanWords />
    </div>
  );
}

function Included({ is }: { is: boolean }) {
  const { t } = useTranslation('plans');
  if (!is) return <span className="no">{t('compare.no')}</span>;
  return (
    <>
      <Icon svg={check} />
      <span className="sr">{t('compare.yes')}</span>
    </>
  );
}
