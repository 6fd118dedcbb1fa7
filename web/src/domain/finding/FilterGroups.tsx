import { useId } from 'react';
import { useFormat } from '#web/i18n/format.ts';
import { Checkbox, Radio } from '#web/ui/Choice.tsx';

/** A group of filters with its values, in display order. */
export interface FilterGroup {
  name: string;
  legend: string;
  options: readonly FilterOption[];
  /** Label of the choice of none, in a group of which at most one value can be chosen. */
  none?: string | undefined;
}

export interface FilterOption {
  value: string;
  label: string;
  isChosen: boolean;
  /** Number of results with this option; absent until it is known. */
  count?: number | undefined;
}

export interface FilterGroupsProps {
  groups: readonly FilterGroup[];
  /** Chooses a value or, if it was chosen, no longer. */
  onToggle: (name: string, value: string) => void;
  /** Id of the form to which they belong without scripts. */
  form?: string;
}

/** Groups of filters with their numbers. */
export const FilterGroups = ({ groups, onToggle, form }: FilterGroupsProps) => (
  <div className="fgroups">
    {groups.map(group => (
      <Group key={group.name} group={group} onToggle={onToggle} form={form} />
    ))}
  </div>
);

function Group({
  group,
  onToggle,
  form,
}: { group: FilterGroup } & Pick<FilterGroupsProps, 'onToggle' | 'form'>) {
  const { name, legend, options, none } = group;
  const format = useFormat();
  const own = useId(); // the same group may also be in the dialog
  const radios = form ? name : own;
  const chosen = options.find(({ isChosen }) => isChosen);

  return (
    <fieldset className="fgroup">
      <legend>{legend}</legend>
      {none !== undefined && (
        <Radio
          name={radios}
          form={form}
          value=""
          label={none}
          checked={!chosen}
          onChange={() => chosen && onToggle(name, chosen.value)}
        />
      )}
      {options.map(({ value, label, isChosen, count }) => {
        const shared = {
          form,
          value,
          label,
          count: count === undefined ? undefined : format.number(count),
          checked: isChosen,
          onChange: () => onToggle(name, value),
        };
        return none === undefined ? (
          <Checkbox key={value} name={name} {...shared} />
        ) : (
          <Radio key={value} name={radios} {...shared} />
        );
      })}
    </fieldset>
  );
}
