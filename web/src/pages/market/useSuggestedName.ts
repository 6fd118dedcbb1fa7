import { searchNameLength } from '#shared/notificationSettings.ts';
import { truncateLine } from '#shared/truncate.ts';
import { projectList } from '#web/domain/finding/findingLists.ts';
import type { Choice } from '#web/domain/finding/listQuery.ts';
import { useFilterLabel } from '#web/domain/finding/useFilterLabel.ts';

/** A name for a search: its words and filters, "tidal energy · France". */
export function useSuggestedName() {
  const labelOf = useFilterLabel(projectList);
  return ({ search, filters }: Choice): string => {
    const labels = Object.entries(filters).flatMap(([name, values]) =>
      values.map(value => labelOf(name, value)),
    );
    return truncateLine((search === '' ? labels : [search, ...labels]).join(' · '), searchNameLength);
  };
}
