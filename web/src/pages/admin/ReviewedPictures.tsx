import './ReviewedPictures.css';
import { useTranslation } from 'react-i18next';
import type { Pictures } from '#shared/entities/picture.ts';
import { written } from '#web/ui/Written.tsx';

export interface ReviewedPicturesProps {
  pictures: Pictures;
  language: string;
  /** Pictures that have been reviewed: the others are marked. */
  known?: Pictures;
}

/** Pictures with the words about them, as a reviewer reads them. Each opens at its full size in a new tab. */
export function ReviewedPictures({ pictures, language, known = pictures }: ReviewedPicturesProps) {
  const { t } = useTranslation('workspace');
  if (pictures.length === 0) return '–';
  return (
    <ul className="revpics">
      {pictures.map(({ UploadID, card, cover, width, height, alt, caption }) => (
        <li key={UploadID}>
          <a href={cover} target="_blank" rel="noreferrer">
            <img src={card} width={width} height={height} alt={alt} loading="lazy" {...written(language)} />
          </a>
          <span className="fine">
            {known.every(one => one.UploadID !== UploadID) && (
              <b className="strong">{t('compared.added')} </b>
            )}
            <span {...written(language)}>{alt}</span>
          </span>
          {caption && (
            <span className="fine muted" {...written(language)}>
              {caption}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
