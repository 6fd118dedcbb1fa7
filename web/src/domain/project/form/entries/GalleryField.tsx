import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showing } from '#shared/showing.ts';
import { PicturesField } from '#web/domain/pictures/PicturesField.tsx';
import type { ProposalValues } from '#web/domain/project/form/values.ts';
import { useFormat } from '#web/i18n/format.ts';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';

const { most } = showing.gallery;

export interface GalleryFieldProps {
  form: FormFields<ProposalValues>;
  resting: ReactNode;
  onSending?: ((files: number) => void) | undefined;
}

/** Pictures of a project beside its cover. */
export function GalleryField({ form, resting, onSending }: GalleryFieldProps) {
  const { t } = useTranslation(['showing', 'proposal']);
  const format = useFormat();
  const { values, set, leave, errorOf } = form;
  return (
    <PicturesField
      name="gallery"
      label={t('proposal:gallery.label')}
      hint={t('pictures.galleryHint', { most: format.number(most) })}
      value={values.gallery}
      most={most}
      lang={values.language}
      error={errorOf('gallery')}
      onChange={gallery => set('gallery', gallery)}
      onLeave={() => leave('gallery')}
      resting={resting}
      onSending={onSending}
    />
  );
}
