import { useTranslation } from 'react-i18next';
import type { FilterGroup } from '#web/domain/finding/FilterGroups.tsx';
import { NothingFound } from '#web/domain/finding/NothingFound.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { hasFilters, isNarrowed, withChange, withoutAll, withoutFilters } from './peopleQuery.ts';
import type { People } from './usePeople.ts';

/** Says that nobody matches, and who would: without one of the filters, or without all. */
export function NoPeople({ found, groups }: { found: People; groups: readonly FilterGroup[] }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { choice, counts, address } = found;
  if (!isNarrowed(choice) && choice.page === 1)
    return (
      <EmptyState seed="people" headingLevel={2} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );

  const withoutOne = groups
    .map(({ name, options }) => ({
      name,
      count: counts?.without[name] ?? 0,
      filter: format.list(options.filter(({ isChosen }) => isChosen).map(({ label }) => label)),
    }))
    .filter(({ count, filter }) => count > 0 && filter !== '')
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count, filter }) => ({
      label: t('none.without', { count, number: format.number(count), filter }),
      to: address(withChange(choice, { [name]: [] })),
    }));
  const count = withoutOne.length === 0 ? (counts?.matchingWords ?? 0) : 0;
  const withoutAny = {
    label: t('none.withoutAny', { count, number: format.number(count) }),
    to: address(withoutFilters(choice)),
  };
  const ways = count > 0 ? [withoutAny] : withoutOne;

  return (
    <NothingFound
      seed="people:none"
      title={t('none.title')}
      ways={ways}
      all={{ label: t('none.action'), to: address(withoutAll(choice)) }}
    >
      {t(ways.length > 0 ? 'none.nearly' : hasFilters(choice) ? 'none.filters' : 'none.words')}
    </NothingFound>
  );
}
