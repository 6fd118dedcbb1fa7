import { searchNameLength } from '#shared/notificationSettings.ts';
import { truncateLine } from '#shared/truncate.ts';
import { activeFilters, type MarketQuery } from './marketQuery.ts';
import { useFilterLabel } from './useFilterLabel.ts';

/** A name for a search: its words and filters, "tidal energy · France". */
export function useSuggestedName() {
  const wordOf = useFilterLabel();
  return (choice: MarketQuery): string => {
    const filters = activeFilters(choice).map(({ name, value }) => wordOf(name, value));
    const parts = choice.search === '' ? filters : [choice.search, ...filters];
    return truncateLine(parts.join(' · '), searchNameLength);
  };
}
