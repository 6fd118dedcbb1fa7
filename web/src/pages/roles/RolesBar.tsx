import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import type { FilterGroup } from '#web/domain/finding/FilterGroups.tsx';
import { FindingBar } from '#web/domain/finding/FindingBar.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { defaultSort, sortsFor, withoutAll } from './rolesQuery.ts';
import type { Roles } from './useRoles.ts';

/** Active filters and order of the open roles. */
export function RolesBar({ found, groups }: { found: Roles; groups: readonly FilterGroup[] }) {
  const { t } = useTranslation('roles');
  const lang = useLanguage();
  const format = useFormat();
  const { choice, choose, toggle, address, roles, total, person } = found;
  const sorts = sortsFor(choice.search);
  const cleared = withoutAll(choice);
  const owner = person ? t('ofOwner', { name: nameOf(person, lang) }) : t('ofOneOwner');

  return (
    <FindingBar
      groups={groups}
      onToggle={toggle}
      words={choice.search}
      onRemoveWords={() => choose({ search: '' })}
      others={choice.owner ? [{ label: owner, onRemove: () => choose({ owner: undefined }) }] : []}
      cleared={address(cleared)}
      onClear={() => choose(cleared)}
      sort={{
        value: choice.sort,
        options: sorts.map(sort => ({ value: sort, label: t(`sort.${sort}`) })),
        onChange: value => choose({ sort: sorts.find(sort => sort === value) ?? defaultSort(choice.search) }),
      }}
      isLoading={!roles}
      show={total === undefined ? t('filtered') : t('show', { count: total, number: format.number(total) })}
    />
  );
}
