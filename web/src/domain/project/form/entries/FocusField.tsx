import './FocusField.css';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { centre, type FocusPoint, focusStep, onGrid } from '#shared/focus.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Hint } from '#web/ui/fields/Field.tsx';
import { focusClasses } from '#web/ui/focusClasses.ts';

export interface FocusFieldProps {
  /** Path of the whole picture. */
  picture: string;
  value: FocusPoint;
  onChange: (focus: FocusPoint) => void;
  /** Called when the choice has been made for now. */
  onLeave: () => void;
}

/** Ways of the arrow keys, in steps of the grid. */
const WAYS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The focal point of a picture: chosen by tapping, dragging or arrow keys, and shown in the crops that visitors see. */
export function FocusField({ picture, value, onChange, onLeave }: FocusFieldProps) {
  const { t } = useTranslation(['showing', 'proposal']);
  const format = useFormat();
  const point = useRef<HTMLButtonElement>(null);
  const crop = focusClasses(value);

  function take({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(onGrid({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    onChange(onGrid({ x: value.x + way[0] * focusStep, y: value.y + way[1] * focusStep }));
  }

  return (
    <fieldset className="focus-field">
      <legend className="label">{t('proposal:focus.label')}</legend>
      <Hint>{t('focus.hint')}</Hint>
      <div className="focus-crops">
        {/* The point inside does the same by arrow keys. */}
        <div
          className="focus-whole"
          onPointerDown={event => {
            event.preventDefault(); // a picture would be dragged
            event.currentTarget.setPointerCapture(event.pointerId);
            point.current?.focus();
            take(event);
          }}
          onPointerMove={event => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event);
          }}
        >
          <img src={picture} alt="" draggable={false} />
          <button
            ref={point}
            type="button"
            className={classes('focus-point', crop)}
            aria-label={t('focus.point', {
              x: format.share(value.x / 100),
              y: format.share(value.y / 100),
            })}
            onKeyDown={onKeyDown}
            onBlur={onLeave}
          />
        </div>
        <figure className="focus-card">
          <img src={picture} alt="" className={crop} />
          <figcaption className="fine muted">{t('focus.card')}</figcaption>
        </figure>
        <figure className="focus-hero">
          <img src={picture} alt="" className={crop} />
          <figcaption className="fine muted">{t('focus.hero')}</figcaption>
        </figure>
      </div>
      {(value.x !== centre.x || value.y !== centre.y) && (
        <Button
          size="s"
          kind="quiet"
          flush
          onClick={() => {
            onChange(centre);
            onLeave();
          }}
        >
          {t('focus.centre')}
        </Button>
      )}
    </fieldset>
  );
}
