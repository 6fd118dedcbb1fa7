import { useTranslation } from 'react-i18next';
import { countryCodes, skills, writtenLanguages } from '#shared/settings.ts';
import { useRegionName } from '#web/domain/person/place.ts';
import { byLabel } from '#web/i18n/byLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { SelectField, type SelectOption } from '#web/ui/fields/SelectField.tsx';

export interface TeamFiltersProps {
  filter: Record<'skill' | 'country' | 'language', string | undefined>;
  onChoose: (name: 'skill' | 'country' | 'language', value: string) => void;
}

/** Filters by the skill of a role, and by the country and the language of the project. */
export function TeamFilters({ filter, onChoose }: TeamFiltersProps) {
  const { t } = useTranslation(['teams', 'market']);
  const lang = useLanguage();
  const regionName = useRegionName();
  const options = {
    skill: skills.map(value => ({ value, label: t(`market:skill.${value}`) })),
    country: countryCodes.map(value => ({ value, label: regionName(value) })),
    language: writtenLanguages.map(value => ({ value, label: t(`teams.language.${value}`) })),
  };
  return (
    <div className="hiring-filters">
      {(['skill', 'country', 'language'] as const).map(name => (
        <SelectField
          key={name}
          size="s"
          label={t(`teams.filter.${name}`)}
          placeholder={t(`teams.all.${name}`)}
          options={byLabel<SelectOption>(lang, options[name])}
          value={filter[name] ?? ''}
          onChange={event => onChoose(name, event.currentTarget.value)}
        />
      ))}
    </div>
  );
}
