import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { type FilterName, type FilterValue, filterNames, options } from './marketQuery.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import type { Market } from './useMarket.ts';

/** Filter groups with any number of values each. */
export const MarketFilters = ({ market }: { market: Market }) => (
  <div className="fgroups">
    {filterNames.map(name => (
      <FilterGroup key={name} name={name} market={market} />
    ))}
  </div>
);

function FilterGroup({ name, market: { choice, counts, toggle } }: { name: FilterName; market: Market }) {
  const { t } = useTranslation('market');
  const wordOf = useFilterLabel();
  const format = useFormat();
  const chosen = new Set<FilterValue>(choice[name]);
  const numbers = counts?.[name];

  return (
    <fieldset className="fgroup">
      <legend>{t(`filters.${name}`)}</legend>
      {options[name].map(value => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={wordOf(name, value)}
          count={numbers && format.number(numbers[value] ?? 0)}
          checked={chosen.has(value)}
          onChange={() => toggle(name, value)}
        />
      ))}
    </fieldset>
  );
}
