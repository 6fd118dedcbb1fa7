import columns from 'lucide-static/icons/columns-3.svg?raw';
import rows from 'lucide-static/icons/rows-3.svg?raw';
import search from 'lucide-static/icons/text-search.svg?raw';
import { useTranslation } from 'react-i18next';
import { useToday } from '#web/domain/person/useToday.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { SelectField, type SelectOption } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import type { Card } from './data/card.ts';
import { type Filter, isDue, type Sorting, sortings } from './data/filter.ts';
import type { View } from './useTasksPage.ts';

export interface ToolbarProps {
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
  onView: (view: View) => void;
  onSort: (sorting: Sorting) => void;
  onCancelled: (isShown: boolean) => void;
}

/** Filters of the tasks, and the choice between board and list. */
export function Toolbar({
  view,
  filter,
  sorting,
  withCancelled,
  cards,
  options,
  by,
  own,
  ...on
}: ToolbarProps) {
  const { t } = useTranslation('tasks');
  const from = useToday();
  return (
    <search className="ttools">
      <div className="tbar">
        <div className="row row-2 wrapx">
          {own && (
            <>
              <Chip chosen={filter.assignee === ''} onClick={() => on.onFilter({ assignee: '' })}>
                {t('filter.everyone')}
              </Chip>
              <Chip chosen={filter.assignee === own} onClick={() => on.onFilter({ assignee: own })}>
                {t('filter.mine')}
              </Chip>
            </>
          )}
          {(['week', 'late'] as const).map(due => (
            <Chip
              key={due}
              chosen={filter.due === due}
              onClick={() => on.onFilter({ due: filter.due === due ? 'any' : due })}
            >
              {t(`filter.${due}`)}{' '}
              <span className="muted">{cards.filter(card => isDue(card, due, from)).length}</span>
            </Chip>
          ))}
          <Chip chosen={withCancelled} onClick={() => on.onCancelled(!withCancelled)}>
            {t('filter.cancelled')}
          </Chip>
        </div>
        <Segmented
          label={t('view.label')}
          value={view}
          onChange={on.onView}
          options={[
            { value: 'board', label: <ViewLabel icon={columns} text={t('view.board')} /> },
            { value: 'list', label: <ViewLabel icon={rows} text={t('view.list')} /> },
          ]}
        />
      </div>
      <div className="tfilters">
        <TextField
          label={<span className="sr">{t('filter.search')}</span>}
          className="field--bare"
          size="s"
          type="search"
          icon={search}
          placeholder={t('filter.search')}
          value={filter.search}
          maxLength={100}
          onChange={({ target }) => on.onFilter({ search: target.value })}
        />
        <SelectField
          label={t(`filter.${by}`)}
          labelHidden
          size="s"
          placeholder={t(by === 'assignee' ? 'filter.everyone' : 'filter.allProjects')}
          value={filter[by]}
          options={options}
          onChange={({ target }) => on.onFilter({ [by]: target.value })}
        />
        <SelectField
          label={t('filter.priority')}
          labelHidden
          size="s"
          placeholder={t('filter.anyPriority')}
          value={filter.priority}
          options={([5, 4, 3, 2, 1] as const).map(level => ({
            value: String(level),
            label: t(level === 5 ? 'priority.5' : 'filter.from', { priority: t(`priority.${level}`) }),
          }))}
          onChange={({ target }) => on.onFilter({ priority: target.value })}
        />
        {view === 'list' && (
          <SelectField
            label={t('sort.label')}
            labelHidden
            size="s"
            value={sorting}
            options={sortings.map(value => ({ value, label: t(`sort.${value}`) }))}
            onChange={({ target }) => {
              const chosen = sortings.find(value => value === target.value);
              if (chosen) on.onSort(chosen);
            }}
          />
        )}
      </div>
    </search>
  );
}

const ViewLabel = ({ icon, text }: { icon: string; text: string }) => (
  <>
    <Icon svg={icon} size="s" />
    {text}
  </>
);
