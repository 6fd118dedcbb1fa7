import './PicturesField.css';
import imagePlus from 'lucide-static/icons/image-plus.svg?raw';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Upload } from '#shared/entities/upload.ts';
import { uploads as rules } from '#shared/media.ts';
import { showing } from '#shared/showing.ts';
import { useUploads } from '#web/api/upload/useUploads.ts';
import { EntryList } from '#web/domain/entries/EntryList.tsx';
import { SentFiles } from '#web/domain/uploads/SentFiles.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { Hint } from '#web/ui/fields/Field.tsx';
import { LineField } from '#web/ui/fields/LineField.tsx';
import { declareUnsaved } from '#web/ui/forms/unsaved.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { TypedPicture } from './typedPictures.ts';

const { picture: limits } = showing;

export interface PicturesFieldProps {
  name: string;
  label: string;
  hint: ReactNode;
  value: TypedPicture[];
  most: number;
  /** Language of the words about the pictures. */
  lang?: string | undefined;
  error?: string | undefined;
  onChange: (pictures: TypedPicture[]) => void;
  /** Called when the focus leaves a picture, or one has been added. */
  onLeave?: (() => void) | undefined;
  /** Called with the number of files that are on their way. */
  onSending?: ((files: number) => void) | undefined;
  /** Reason why uploads are disabled, if they are: visitors cannot upload files. */
  resting?: ReactNode;
}

/** Pictures with the words about them: several are uploaded together, described, put in order and removed. */
export function PicturesField(props: PicturesFieldProps) {
  const { name, label, hint, value, most, lang, error, onChange, onLeave, onSending, resting } = props;
  const { t } = useTranslation('showing');
  const format = useFormat();
  const id = useId();
  const [left, setLeft] = useState(0);
  const sent = useUploads('project', ready => {
    onChange([...value, ...pictureOf(ready)].slice(0, most));
    onLeave?.(); // it says what is missing, because a form that saves itself does not save it
  });
  const running = sent.files.filter(({ state }) => state.status !== 'refused').length;
  const room = most - value.length - running;
  const tell = useEffectEvent((files: number) => onSending?.(files));
  useEffect(() => tell(running), [running]);
  const isSending = running > 0;
  useEffect(() => (isSending ? declareUnsaved() : undefined), [isSending]);

  function add(chosen: readonly File[]) {
    setLeft(Math.max(0, chosen.length - room));
    sent.start(chosen.slice(0, Math.max(0, room)));
  }

  return (
    <EntryList
      label={label}
      hint={hint}
      entries={value}
      most={most}
      nameOf={number => t('pictures.entry', { number })}
      error={error}
      onChange={onChange}
      onLeave={() => onLeave?.()}
      add={
        <div className="picture-add">
          <label className="btn btn--s">
            <input
              type="file"
              className="sr"
              name={name}
              accept={rules.project.types.join()}
              multiple
              disabled={Boolean(resting) || room <= 0}
              aria-describedby={`${id}-limits`}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                target.value = ''; // the same file may be chosen again
              }}
            />
            <Icon svg={imagePlus} />
            {t('pictures.add')}
          </label>
          <Hint id={`${id}-limits`}>
            {resting ??
              t('pictures.limits', {
                most: format.number(rules.project.bytes / 2 ** 20),
                width: format.number(rules.project.min[0]),
                height: format.number(rules.project.min[1]),
              })}
          </Hint>
        </div>
      }
      foot={
        <>
          <SentFiles {...sent} />
          {left > 0 && (
            <p className="error" role="alert">
              {t('pictures.tooMany', { count: left, number: format.number(left), most: format.number(most) })}
            </p>
          )}
        </>
      }
    >
      {({ card, width, height, alt, caption }, _, change) => (
        <div className="picture-entry">
          <img src={card} alt="" width={width} height={height} loading="lazy" draggable={false} />
          <div>
            <LineField
              label={t('pictures.alt')}
              hint={t('pictures.altHint')}
              name={name}
              counted
              maxLength={limits.alt.max}
              lang={lang}
              value={alt}
              error={
                error && alt.trim().length < limits.alt.min
                  ? t('list.short', { min: format.number(limits.alt.min) })
                  : undefined
              }
              onChange={({ target }) => change({ alt: target.value })}
            />
            <LineField
              label={t('pictures.caption')}
              optional
              name={name}
              counted
              maxLength={limits.caption.max}
              lang={lang}
              value={caption}
              onChange={({ target }) => change({ caption: target.value })}
            />
          </div>
        </div>
      )}
    </EntryList>
  );
}

/** A picture without words yet. */
function pictureOf({ UploadID, url, thumbnailUrl = url, width, height }: Upload): TypedPicture[] {
  return url !== undefined && thumbnailUrl !== undefined && width !== undefined && height !== undefined
    ? [{ UploadID, cover: url, card: thumbnailUrl, width, height, alt: '', caption: '' }]
    : [];
}
