import { useTranslation } from 'react-i18next';
import { NothingFound as Nothing } from '#web/domain/finding/NothingFound.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { type FilterName, filterNames, withChange, withoutFilters } from './marketQuery.ts';
import { SaveSearch } from './SaveSearch.tsx';
import { useFilterLabel } from './useFilterLabel.ts';
import type { Market } from './useMarket.ts';

/** Says that no project matches, and what would: without one of the filters, or without the words. */
export function NothingFound({ market: { choice, counts, address } }: { market: Market }) {
  const { t } = useTranslation('market');
  const format = useFormat();
  const wordOf = useFilterLabel();
  const namesOf = (name: FilterName) => format.list(choice[name].map(value => wordOf(name, value)));
  const withoutOne = filterNames
    .map(name => ({ name, count: counts?.without[name] ?? 0 }))
    .filter(({ name, count }) => choice[name].length > 0 && count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count }) => ({
      label: t('empty.without', { count, number: format.number(count), filter: namesOf(name) }),
      to: address(withChange(choice, { [name]: [] })),
    }));
  const count = withoutOne.length === 0 ? (counts?.matchingWords ?? 0) : 0;
  const withoutAny = {
    label: t('empty.withoutAny', { count, number: format.number(count) }),
    to: address(withChange(choice, { ...withoutFilters(choice), search: choice.search })),
  };
  const ways = count > 0 ? [withoutAny] : withoutOne;

  return (
    <Nothing
      seed="market:none"
      title={t('empty.title')}
      ways={ways}
      action={<SaveSearch choice={choice} />}
      all={{ label: t('empty.action'), to: address(withoutFilters(choice)) }}
    >
      {t(ways.length > 0 ? 'empty.nearly' : choice.search === '' ? 'empty.filters' : 'empty.words')}
    </Nothing>
  );
}
