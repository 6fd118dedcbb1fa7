import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Radio } from '#web/ui/Choice.tsx';
import { type FilterName, filterNames, options } from './marketQuery.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import type { Market } from './useMarket.ts';

/** Filter groups with one value each; selecting a value again clears it. */
export const MarketFilters = ({ market }: { market: Market }) => (
  <div className="fgroups">
    {filterNames.map(name => (
      <FilterGroup key={name} name={name} market={market} />
    ))}
  </div>
);

function FilterGroup({ name, market: { choice, counts, choose } }: { name: FilterName; market: Market }) {
  const { t } = useTranslation('market');
  const wordOf = useFilterLabel();
  const format = useFormat();
  const group = useId();
  const chosen = choice[name];
  const offered = options[name].filter(
    value => value === chosen || !counts || (counts[name][value] ?? 0) > 0,
  );

  return (
    <fieldset className="fgroup">
      <legend>{t(`filters.${name}`)}</legend>
      {offered.map(value => (
        <Radio
          key={value}
          name={group}
          value={value}
          label={wordOf(name, value)}
          count={counts ? format.number(counts[name][value] ?? 0) : ' '}
          checked={value === chosen}
          onChange={() => choose({ [name]: value })}
          onClick={() => value === chosen && choose({ [name]: undefined })}
        />
      ))}
    </fieldset>
  );
}
