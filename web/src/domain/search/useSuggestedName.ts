import { searchNameLength } from '#shared/notificationSettings.ts';
import { truncateLine } from '#shared/truncate.ts';
import type { FindingList } from '#web/domain/finding/findingLists.ts';
import type { Choice } from '#web/domain/finding/listQuery.ts';
import { useFilterLabel } from '#web/domain/finding/useFilterLabel.ts';

/** A name for a search of a list: its words and filters, "tidal energy · France". */
export function useSuggestedName(list: FindingList) {
  const labelOf = useFilterLabel(list);
  return ({ search, filters }: Choice): string => {
    const labels = Object.entries(filters).flatMap(([name, values]) =>
      values.map(value => labelOf(name, value)),
    );
    return truncateLine((search === '' ? labels : [search, ...labels]).join(' · '), searchNameLength);
  };
}
