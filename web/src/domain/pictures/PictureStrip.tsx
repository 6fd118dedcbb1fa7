import './PictureStrip.css';
import { type MouseEvent, useState } from 'react';
import type { Pictures } from '#shared/entities/picture.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { written } from '#web/ui/Written.tsx';
import type { PictureLanguages } from './pictureLanguages.ts';

const PictureViewer = lazyComponent(async () => (await import('./PictureViewer.tsx')).PictureViewer, {
  texts: ['showing'],
});

export interface PictureStripProps {
  pictures: Pictures;
  /** Name of the list for assistive technology. */
  label: string;
  /** Language of the words about a picture. */
  languageOf: PictureLanguages;
}

/** Pictures in a row, each of which opens in a large view. Without scripts they are links to the pictures. */
export function PictureStrip({ pictures, label, languageOf }: PictureStripProps) {
  const [open, setOpen] = useState<number>();

  function show(event: MouseEvent, place: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // a new tab or window
    event.preventDefault();
    setOpen(place);
  }

  return (
    <>
      <ul className="strip" aria-label={label}>
        {pictures.map(({ UploadID, card, cover, width, height, alt }, index) => (
          <li key={UploadID}>
            <a href={cover} onClick={event => show(event, index)}>
              <img
                src={card}
                width={width}
                height={height}
                alt={alt}
                loading="lazy"
                decoding="async"
                {...written(languageOf(UploadID, 'alt'))}
              />
            </a>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <PictureViewer
          {...{ pictures, languageOf }}
          place={open}
          onPlace={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
