import { useTranslation } from 'react-i18next';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import type { Project } from '#shared/entities/project.ts';
import { progressEntry as limits } from '#shared/progressLog.ts';
import { languagesOf } from '#shared/translation/versionOf.ts';
import { PicturesField } from '#web/domain/pictures/PicturesField.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { Hint } from '#web/ui/fields/Field.tsx';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { formerOf, mainPart, type Part, pictureParts } from './entryOrigins.ts';
import { type EntryValues, fieldIn } from './entryValues.ts';
import { PictureWordsFields } from './PictureWordsFields.tsx';

const TranslationChange = lazyComponent(
  async () => (await import('./TranslationChange.tsx')).TranslationChange,
  { texts: ['translations', 'workspace'] },
);

interface ProgressEntryFieldsProps {
  form: Pick<FormFields<EntryValues>, 'bind' | 'values' | 'set' | 'leave' | 'errorOf'>;
  project: Pick<Project, 'language' | 'translations'>;
  /** The entry that is edited; absent for a new one. */
  entry?: ProgressEntry;
  onSending: (files: number) => void;
}

/** The texts of an entry and its pictures, then its texts and the words about its pictures in each other language that the project has. */
export function ProgressEntryFields({ form, project, entry, onSending }: ProgressEntryFieldsProps) {
  const { t } = useTranslation(['moderation', 'showing']);
  const format = useFormat();
  const { bind, values, set, leave, errorOf } = form;
  const [language, ...others] = languagesOf(project);

  /** Notice at a part of a translation whose originals have changed since. */
  function changeOf(part: Part | undefined) {
    const former = part && formerOf(part, values, entry);
    if (!former) return null;
    return (
      <TranslationChange
        {...{ part, former }}
        original={project.language}
        confirmed={values.confirmed}
        onConfirm={confirmed => set('confirmed', confirmed)}
      />
    );
  }

  return (
    <>
      <TextField
        {...bind('title')}
        label={t('progress.title')}
        lang={language}
        placeholder={t('progress.titleExample')}
        maxLength={limits.title.max}
      />
      <TextArea
        {...bind('text')}
        label={t('progress.text')}
        lang={language}
        counted
        maxLength={limits.text.max}
        rows={6}
      />
      <PicturesField
        name="pictures"
        label={t('progress.pictures')}
        hint={t('showing:pictures.logHint', { most: format.number(limits.pictures.most) })}
        value={values.pictures.items}
        most={limits.pictures.most}
        lang={language}
        error={errorOf('pictures')}
        onChange={items => set('pictures', { items })}
        onLeave={() => leave('pictures')}
        onSending={onSending}
      />
      {others.map(other => (
        <fieldset key={other} className="log-translation">
          <legend className="label">{t(`progress.in.${other}`)}</legend>
          <Hint>{t('progress.inHint')}</Hint>
          <TextField
            {...bind(fieldIn('title', other))}
            label={t('progress.title')}
            optional
            lang={other}
            maxLength={limits.title.max}
          />
          <TextArea
            {...bind(fieldIn('text', other))}
            label={t('progress.text')}
            optional
            lang={other}
            counted
            maxLength={limits.text.max}
            rows={6}
          />
          {changeOf(mainPart(values, other))}
          <PictureWordsFields
            name={`pictures_${other}`}
            pictures={values.pictures.items}
            value={values[`pictures_${other}`].words}
            language={other}
            error={errorOf(`pictures_${other}`)}
            changeOf={id => changeOf(pictureParts(values, other).find(part => part.id.endsWith(`:${id}`)))}
            onChange={words => set(`pictures_${other}`, { words })}
            onLeave={() => leave(`pictures_${other}`)}
          />
        </fieldset>
      ))}
    </>
  );
}
