import { useTranslation } from 'react-i18next';
import { WrittenLanguage } from '#shared/fields.ts';
import { countryCodes, project } from '#shared/settings.ts';
import { useRegionName } from '#web/domain/person/place.ts';
import { byLabel } from '#web/i18n/byLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WRITTEN_LANGUAGE_NAMES } from '#web/i18n/writtenLanguages.ts';
import { LineField } from '#web/ui/fields/LineField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { FaqField } from './entries/lazyFields.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { type ProposalValues, shortNameOf } from './values.ts';

/** Name, descriptions, language and country of the project. */
export function IdeaFields({ form }: { form: FormFields<ProposalValues> }) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const regionName = useRegionName();
  const { values, set, leave, errorOf } = form;

  return (
    <>
      <div className="two">
        <TextField label={t('idea.name')} counted maxLength={project.name.max} {...form.bind('name')} />
        <SelectField
          label={t('idea.country')}
          name="country"
          options={byLabel(
            lang,
            countryCodes.map(value => ({ value, label: regionName(value) })),
          )}
          value={values.country}
          error={errorOf('country')}
          onChange={({ target }) =>
            set('country', countryCodes.find(code => code === target.value) ?? values.country)
          }
          onBlur={() => leave('country')}
        />
      </div>
      <LineField
        label={t('idea.description')}
        hint={t('idea.descriptionHint')}
        counted
        maxLength={project.description.max}
        lang={values.language}
        {...form.bind('description')}
      />
      <MarkdownField
        label={t('idea.details')}
        hint={t('idea.detailsHint')}
        lang={values.language}
        maxLength={project.details.max}
        {...form.bind('details')}
      />
      <div className="two">
        <TextField
          label={t('idea.shortName')}
          hint={t('idea.shortNameHint')}
          optional
          counted
          maxLength={project.shortName.max}
          placeholder={shortNameOf({ ...values, shortName: '' })}
          {...form.bind('shortName')}
        />
        <SelectField
          label={t('idea.language')}
          name="language"
          options={byLabel(
            lang,
            WrittenLanguage.options.map(value => ({ value, label: WRITTEN_LANGUAGE_NAMES[value] })),
          )}
          value={values.language}
          error={errorOf('language')}
          onChange={({ target }) =>
            set('language', WrittenLanguage.options.find(one => one === target.value) ?? values.language)
          }
          onBlur={() => leave('language')}
        />
      </div>
      <FaqField form={form} />
    </>
  );
}
