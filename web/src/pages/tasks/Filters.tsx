import { useTranslation } from 'react-i18next';
import { useToday } from '#web/domain/person/useToday.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { SelectField, type SelectOption } from '#web/ui/fields/SelectField.tsx';
import type { Card } from './data/card.ts';
import { type Filter, isDue, type Sorting, sortings } from './data/filter.ts';
import type { View } from './useTasksPage.ts';

export interface FiltersProps {
  view: View;
  filter: Filter;
  sorting: Sorting;
  withCancelled: boolean;
  cards: readonly Card[];
  /** People or projects to filter by. */
  options: readonly SelectOption[];
  by: 'assignee' | 'project';
  /** The user's id, where tasks of others are shown too. */
  own?: string | undefined;
  onFilter: (change: Partial<Filter>) => void;
  onSort: (sorting: Sorting) => void;
  onCancelled: (isShown: boolean) => void;
}

/** The filters that are used most: own tasks, and those that are due or late, with their number. */
export function QuickFilters({ filter, cards, own, onFilter }: FiltersProps) {
  const { t } = useTranslation('tasks');
  const from = useToday();
  return (
    <>
      {own && (
        <Chip
          chosen={filter.assignee === own}
          onClick={() => onFilter({ assignee: filter.assignee === own ? '' : own })}
        >
          {t('filter.mine')}
        </Chip>
      )}
      {(['week', 'late'] as const).map(due => (
        <Chip
          key={due}
          chosen={filter.due === due}
          onClick={() => onFilter({ due: filter.due === due ? 'any' : due })}
        >
          {t(`filter.${due}`)}{' '}
          <span className="muted">{cards.filter(card => isDue(card, due, from)).length}</span>
        </Chip>
      ))}
    </>
  );
}

/** The other filters, and the order of the list. */
export function FurtherFilters(props: FiltersProps) {
  const { view, filter, sorting, withCancelled, options, by, onFilter, onSort, onCancelled } = props;
  const { t } = useTranslation('tasks');
  return (
    <>
      <SelectField
        label={t(`filter.${by}`)}
        size="s"
        placeholder={t(by === 'assignee' ? 'filter.everyone' : 'filter.allProjects')}
        value={filter[by]}
        options={options}
        onChange={({ target }) => onFilter({ [by]: target.value })}
      />
      <SelectField
        label={t('filter.priority')}
        size="s"
        placeholder={t('filter.anyPriority')}
        value={filter.priority}
        options={([5, 4, 3, 2, 1] as const).map(level => ({
          value: String(level),
          label: t(level === 5 ? 'priority.5' : 'filter.from', { priority: t(`priority.${level}`) }),
        }))}
        onChange={({ target }) => onFilter({ priority: target.value })}
      />
      {view === 'list' && (
        <SelectField
          label={t('sort.label')}
          size="s"
          value={sorting}
          options={sortings.map(value => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ target }) => {
            const chosen = sortings.find(value => value === target.value);
            if (chosen) onSort(chosen);
          }}
        />
      )}
      <Chip chosen={withCancelled} onClick={() => onCancelled(!withCancelled)}>
        {t('filter.cancelled')}
      </Chip>
    </>
  );
}

/** Number of further filters that are on; `own` is the user's id, whose tasks have a filter of their own. */
export const countFurther = ({ filter, by, own, withCancelled }: FiltersProps): number =>
  [filter[by] !== '' && filter[by] !== own, filter.priority !== '', withCancelled].filter(Boolean).length;

/** Number of all filters that are on, and of a search. */
export const countAll = (props: FiltersProps): number => {
  const { filter, own } = props;
  const others = [own !== undefined && filter.assignee === own, filter.due !== 'any', filter.search !== ''];
  return countFurther(props) + others.filter(Boolean).length;
};
