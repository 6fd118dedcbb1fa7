import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import { showing } from '#shared/showing.ts';
import type { TypedPicture } from '#web/domain/pictures/typedPictures.ts';
import { useFormat } from '#web/i18n/format.ts';
import { LineField } from '#web/ui/fields/LineField.tsx';
import type { TypedWords } from './entryValues.ts';

const { picture: limits } = showing;

interface PictureWordsFieldsProps {
  name: string;
  /** The pictures with the words that are translated. */
  pictures: readonly TypedPicture[];
  value: Record<string, TypedWords>;
  language: WrittenLanguage;
  error: string | undefined;
  /** Notice at a picture whose words have changed in the original. */
  changeOf: (UploadID: string) => ReactNode;
  onChange: (words: Record<string, TypedWords>) => void;
  onLeave: () => void;
}

/** The words about the pictures of an entry in another language, beside each picture. One without a caption gets no caption. */
export function PictureWordsFields(props: PictureWordsFieldsProps) {
  const { name, pictures, value, language, error, changeOf, onChange, onLeave } = props;
  const { t } = useTranslation(['moderation', 'showing']);
  const format = useFormat();
  return pictures.map(({ UploadID, card, width, height, caption: original }, index) => {
    const { alt, caption } = value[UploadID] ?? { alt: '', caption: '' };
    const change = (changed: Partial<TypedWords>) =>
      onChange({ ...value, [UploadID]: { alt, caption, ...changed } });
    const length = alt.trim().length;
    return (
      <fieldset key={UploadID} className="log-words">
        <legend className="label">{t('showing:pictures.entry', { number: format.number(index + 1) })}</legend>
        <div className="picture-entry">
          <img src={card} alt="" width={width} height={height} loading="lazy" draggable={false} />
          <div>
            <LineField
              label={t('showing:pictures.alt')}
              optional
              name={name}
              counted
              maxLength={limits.alt.max}
              lang={language}
              value={alt}
              error={error && length > 0 && length < limits.alt.min ? error : undefined}
              onChange={({ target }) => change({ alt: target.value })}
              onBlur={onLeave}
            />
            {original.trim() && (
              <LineField
                label={t('showing:pictures.caption')}
                optional
                name={name}
                counted
                maxLength={limits.caption.max}
                lang={language}
                value={caption}
                onChange={({ target }) => change({ caption: target.value })}
                onBlur={onLeave}
              />
            )}
            {changeOf(UploadID)}
          </div>
        </div>
      </fieldset>
    );
  });
}
