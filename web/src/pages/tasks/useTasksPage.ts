import { useEffect, useState } from 'react';
import { taskStates } from '#shared/taskLifecycle.ts';
import { useToday } from '#web/domain/person/useToday.ts';
import {
  dueFilters,
  type Filter,
  isFiltering,
  matches,
  noFilter,
  type Sorting,
  sortings,
} from './data/filter.ts';
import type { Cards } from './data/useCards.ts';
import type { Lists } from './data/useLists.ts';
import type { usePageConfig } from './data/usePageConfig.ts';

export type View = 'board' | 'list';
type Config = ReturnType<typeof usePageConfig>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The remembered choices of a tasks page; the search is not remembered. */
export function useChoices({ config = {}, change }: Config) {
  const [search, setSearch] = useState('');
  const view: View = config['view'] === 'list' ? 'list' : 'board';
  const filter: Filter = {
    assignee: textOf(config['assignee']),
    priority: textOf(config['priority']),
    due: dueFilters.find(due => due === config['due']) ?? noFilter.due,
    project: textOf(config['filteredProject']),
    search,
  };
  return {
    filter,
    view,
    sorting: sortings.find(one => one === config['sorting']) ?? 'priority',
    withCancelled: config['withCancelled'] === true,
    onFilter({ search: words, project, ...rest }: Partial<Filter>) {
      if (words !== undefined) setSearch(words);
      const kept = { ...rest, ...(project !== undefined && { filteredProject: project }) };
      if (Object.keys(kept).length > 0) change(kept);
    },
    onView: (view: View) => change({ view }),
    onSort: (sorting: Sorting) => change({ sorting }),
    onCancelled: (isShown: boolean) => change({ withCancelled: isShown }),
    clear() {
      setSearch('');
      change({ assignee: '', priority: '', due: 'any', filteredProject: '', withCancelled: false });
    },
  };
}
export type Choices = ReturnType<typeof useChoices>;

/** Cards of one status that are fetched at most while a filter is on. */
const MOST_FILTERED = 500;

/** The columns that are shown. While a filter is on, further pages are fetched, so that it applies to all tasks. */
export function useColumns(lists: Lists, cards: Cards, { filter, view, withCancelled }: Choices) {
  const from = useToday();
  const isComplete = view === 'list' || isFiltering(filter);
  const shown = taskStates.filter(status => withCancelled || status !== 'CANCELLED');
  useRemainingPages(lists, isComplete);

  return shown.map(status => {
    const all = cards.byStatus[status];
    const passing = all.filter(card => matches(card, filter, from));
    const { hasMore, total = 0 } = lists[status];
    const count = isFiltering(filter) || !hasMore ? passing.length : Math.max(total, all.length);
    return { status, cards: passing, count };
  });
}

function useRemainingPages(lists: Lists, isOn: boolean): void {
  const unfinished = taskStates.filter(status => {
    const { cards, hasMore, isLoadingMore } = lists[status];
    return isOn && hasMore && !isLoadingMore && (cards?.length ?? 0) < MOST_FILTERED;
  });
  const key = unfinished.map(status => `${status}${lists[status].cards?.length}`).join();
  useEffect(() => {
    for (const status of unfinished) lists[status].more();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the lists that are not complete
  }, [key]);
}
