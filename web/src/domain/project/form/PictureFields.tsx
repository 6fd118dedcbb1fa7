import imageUp from 'lucide-static/icons/image-up.svg?raw';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectImage } from '#shared/entities/projectImage.ts';
import type { Upload } from '#shared/entities/upload.ts';
import { centre } from '#shared/focus.ts';
import { uploads } from '#shared/media.ts';
import { useUpload } from '#web/api/upload/useUpload.ts';
import { useFormat } from '#web/i18n/format.ts';
import { CairnCover } from '#web/ui/Cairn.tsx';
import { Hint } from '#web/ui/fields/Field.tsx';
import { UrlField } from '#web/ui/fields/UrlField.tsx';
import { focusClasses } from '#web/ui/focusClasses.ts';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { FocusField, GalleryField } from './entries/lazyFields.tsx';
import { pictureOf } from './pictureOf.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { VideoField } from './VideoField.tsx';
import type { Palette, ProposalValues } from './values.ts';

const PALETTES: readonly Palette[] = ['moss', 'ember', 'tide'];

export interface PictureFieldsProps {
  form: FormFields<ProposalValues>;
  /** Seed of the generated cairn. */
  seed: string;
  /** Uploaded picture that the project already has. */
  kept?: ProjectImage | undefined;
  /** Video of the project that visitors see already. */
  publishedVideo?: string | undefined;
  /** Whether the project does not exist yet, so that its cairn changes once it is created. */
  isNew?: boolean;
  /** Reason why uploads are disabled, if they are: visitors cannot upload files. */
  resting?: ReactNode;
  /** Called with the number of files that are on their way to the gallery. */
  onSending?: (files: number) => void;
}

/** The picture (a generated cairn in one of three palettes, or an upload), further pictures, the video and the prototype. */
export function PictureFields(props: PictureFieldsProps) {
  const { form, seed, kept, publishedVideo, isNew, resting, onSending } = props;
  const { t } = useTranslation('proposal');
  const { values, set, leave, errorOf } = form;
  const { start, clear: _, ...upload } = useUpload('project');
  const group = useId();
  const format = useFormat();
  const own =
    values.picture === 'upload' || values.upload
      ? values.upload?.card
      : kept?.kind === 'picture'
        ? kept.card
        : undefined;
  const shown = pictureOf(values, kept);

  function choose(picture: typeof values.picture) {
    set('picture', picture);
    leave('picture');
  }

  const ready = upload.status === 'ready' ? upload.upload : undefined;
  const take = useEffectEvent((ready: Upload) => {
    if (!ready.url) return;
    set('upload', { UploadID: ready.UploadID, cover: ready.url, card: ready.thumbnailUrl ?? ready.url });
    set('focus', centre);
    choose('upload');
  });
  useEffect(() => {
    if (ready) take(ready);
  }, [ready]);

  return (
    <>
      <fieldset className="covers-field">
        <legend className="sr">{t('picture.legend')}</legend>
        <div className="covers">
          {PALETTES.map(palette => (
            <label className="cv" key={palette}>
              <input
                type="radio"
                name={group}
                checked={values.picture === palette}
                onChange={() => choose(palette)}
              />
              <span className="cvp">
                <CairnCover {...{ seed, palette }} width={320} height={200} />
              </span>
              <span className="small strong">{t(`picture.${palette}`)}</span>
            </label>
          ))}
          {own && (
            <label className="cv">
              <input
                type="radio"
                name={group}
                checked={values.picture === 'upload' || values.picture === 'keep'}
                onChange={() => choose(values.upload ? 'upload' : 'keep')}
              />
              <span className="cvp">
                <img src={own} alt="" className={focusClasses(values.focus)} />
              </span>
              <span className="small strong">{t('picture.own')}</span>
            </label>
          )}
          <label className="cv">
            <input
              type="file"
              className="sr"
              name="picture"
              accept={uploads.project.types.join()}
              disabled={Boolean(resting)}
              aria-describedby={`${group}-upload`}
              onChange={event => {
                const [file] = event.target.files ?? [];
                if (file) void start(file);
                event.target.value = ''; // the same file may be chosen again
              }}
            />
            <span className="cvp up">
              <Icon svg={imageUp} />
              <span className="fine muted">{t('picture.types')}</span>
            </span>
            <span className="small strong">{t(own ? 'picture.another' : 'picture.upload')}</span>
          </label>
        </div>
        <div id={`${group}-upload`}>
          {resting ? (
            <Hint>{resting}</Hint>
          ) : (
            <UploadStatus of="picture" state={upload} error={errorOf('picture')} />
          )}
        </div>
        <Hint>
          {t('picture.limits', {
            most: format.number(uploads.project.bytes / 2 ** 20),
            width: format.number(uploads.project.min[0]),
            height: format.number(uploads.project.min[1]),
          })}{' '}
          {isNew && t('picture.stones')}
        </Hint>
      </fieldset>
      {shown.kind === 'picture' && (
        <FocusField
          picture={shown.cover}
          value={values.focus}
          onChange={focus => set('focus', focus)}
          onLeave={() => leave('focus')}
        />
      )}
      <GalleryField form={form} resting={resting} onSending={onSending} />
      <VideoField form={form} published={publishedVideo} resting={resting} />
      <UrlField
        label={t('prototype.label')}
        hint={t('prototype.hint')}
        optional
        {...form.bind('prototypeUrl')}
      />
    </>
  );
}
