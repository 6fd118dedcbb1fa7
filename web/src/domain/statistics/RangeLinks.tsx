import { useTranslation } from 'react-i18next';
import { statisticsRanges } from '#shared/statistics.ts';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';

export type StatisticsRange = (typeof statisticsRanges)[number];

/** The range that a text from the URL names; 30 days by default. */
export const rangeOf = (named: string | undefined): StatisticsRange =>
  statisticsRanges.find(range => range === named) ?? '30';

export interface RangeLinksProps {
  value: StatisticsRange;
  to: (range: StatisticsRange) => string;
}

/** Links to the last 7, 30 or 90 days. */
export function RangeLinks({ value, to }: RangeLinksProps) {
  const { t } = useTranslation('statistics');
  return (
    <AnchorTabs
      label={t('range.label')}
      anchors={statisticsRanges.map(range => ({
        to: to(range),
        label: t('range.days', { count: Number(range) }),
        current: range === value,
      }))}
    />
  );
}
