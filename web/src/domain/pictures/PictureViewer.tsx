import { Announced } from '#web/ui/Announced.tsx';
import './PictureViewer.css';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pictures } from '#shared/entities/picture.ts';
import { useFormat } from '#web/i18n/format.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { written } from '#web/ui/Written.tsx';
import type { PictureLanguages } from './pictureLanguages.ts';

export interface PictureViewerProps {
  pictures: Pictures;
  languageOf: PictureLanguages;
  /** Place of the picture that is shown. */
  place: number;
  onPlace: (place: number) => void;
  onClose: () => void;
}

/** Pixels that a finger moves to turn to the next picture. */
const SWIPE = 40;

/** Pictures one at a time in a large view. Arrow keys, buttons and swipes turn to the next and the previous one. */
export function PictureViewer({ pictures, languageOf, place, onPlace, onClose }: PictureViewerProps) {
  const { t } = useTranslation('showing');
  const format = useFormat();
  const touched = useRef<number>(undefined);
  const picture = pictures[place];
  if (!picture) return null;

  const { UploadID, cover, width, height, alt, caption } = picture;
  const [isFirst, isLast] = [place === 0, place === pictures.length - 1];
  const turn = (by: -1 | 1) => {
    if (by < 0 ? !isFirst : !isLast) onPlace(place + by);
  };

  function turnByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowLeft' ? -1 : 1);
  }

  function turnBySwipe({ clientX }: PointerEvent) {
    const moved = clientX - (touched.current ?? clientX);
    touched.current = undefined;
    if (Math.abs(moved) >= SWIPE) turn(moved > 0 ? -1 : 1);
  }

  const position = t('pictures.place', {
    place: format.number(place + 1),
    of: format.number(pictures.length),
  });
  return (
    <Dialog open onClose={onClose} title={position} size="picture">
      {/* The keys act wherever the focus is in the dialog; the buttons do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="viewer" onKeyDown={turnByKey}>
        <figure
          key={UploadID}
          onPointerDown={({ clientX, pointerType }) => {
            touched.current = pointerType === 'mouse' ? undefined : clientX;
          }}
          onPointerUp={turnBySwipe}
        >
          <img
            src={cover}
            width={width}
            height={height}
            alt={alt}
            draggable={false}
            {...written(languageOf(UploadID, 'alt'))}
          />
          {caption && <figcaption {...written(languageOf(UploadID, 'caption'))}>{caption}</figcaption>}
        </figure>
        {pictures.length > 1 && (
          <div className="row row-2 viewer-turn">
            <IconButton
              icon={chevronLeft}
              label={t('pictures.previous')}
              aria-disabled={isFirst}
              onClick={() => turn(-1)}
            />
            <IconButton
              icon={chevronRight}
              label={t('pictures.next')}
              aria-disabled={isLast}
              onClick={() => turn(1)}
            />
          </div>
        )}
        <Announced>
          {position} <span {...written(languageOf(UploadID, 'alt'))}>{alt}</span>
        </Announced>
      </div>
    </Dialog>
  );
}
