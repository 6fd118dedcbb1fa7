import { useTranslation } from 'react-i18next';
import type { FilterGroup } from '#web/domain/finding/FilterGroups.tsx';
import { FindingBar } from '#web/domain/finding/FindingBar.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { defaultSort, sortsFor, withoutAll } from './peopleQuery.ts';
import type { People } from './usePeople.ts';

/** Active filters and order of the people. */
export function PeopleBar({ found, groups }: { found: People; groups: readonly FilterGroup[] }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { choice, choose, toggle, address, people, total } = found;
  const sorts = sortsFor(choice.search);
  const cleared = withoutAll(choice);
  return (
    <FindingBar
      groups={groups}
      onToggle={toggle}
      words={choice.search}
      onRemoveWords={() => choose({ search: '' })}
      cleared={address(cleared)}
      onClear={() => choose(cleared)}
      sort={{
        value: choice.sort,
        options: sorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) })),
        onChange: value => choose({ sort: sorts.find(sort => sort === value) ?? defaultSort(choice.search) }),
      }}
      isLoading={!people}
      show={total === undefined ? t('filtered') : t('show', { count: total, number: format.number(total) })}
    />
  );
}
