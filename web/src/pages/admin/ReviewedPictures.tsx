import type { Pictures } from '#shared/entities/picture.ts';
import { written } from '#web/ui/Written.tsx';

/** Pictures with the words about them, as a reviewer reads them. Each opens at its full size in a new tab. */
export const ReviewedPictures = ({ pictures, language }: { pictures: Pictures; language: string }) => (
  <ul className="revpics">
    {pictures.map(({ UploadID, card, cover, width, height, alt, caption }) => (
      <li key={UploadID}>
        <a href={cover} target="_blank" rel="noreferrer">
          <img src={card} width={width} height={height} alt={alt} loading="lazy" {...written(language)} />
        </a>
        <span className="fine" {...written(language)}>
          {alt}
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
