import './Cairn.css';
import { useEffect, useRef, useState } from 'react';
import type { CairnOptions } from '#shared/drawings/cairn.ts';
import type { View } from '#shared/drawings/composition.ts';
import type { PaletteName } from '#shared/drawings/palettes.ts';
import type { Form } from '#shared/drawings/stack.ts';
import { type Markup, useCachedDrawing } from './drawing.ts';

const useCairn = (options: CairnOptions): Markup =>
  useCachedDrawing(JSON.stringify(options), ({ cairn }, id) => cairn(id, options), {
    placeholder: placeOf(options),
    isMain: options.mode === 'mark' || (options.mode === 'cover' && options.width !== undefined),
  });

/** Size of the drawing. */
function placeOf(options: CairnOptions): string {
  if (!('width' in options && 'height' in options) || options.mode === 'cover') return '';
  const { mode, width, height } = options;
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" class="cairn-${mode}"></svg>`;
}

const Drawing = ({ options }: { options: CairnOptions }) => <span className="cairn" {...useCairn(options)} />;

export interface CairnCoverProps {
  /** `project:{ProjectID}`. */
  seed: string;
  palette?: PaletteName;
  view?: View;
  form?: Form;
  width?: number;
  height?: number;
  progress?: number;
  /** Horizontal position of the cairn, from 0 to 1. */
  at?: number;
  /** Alternative text; only if the text next to the picture does not describe it. */
  title?: string;
}

/** Default project picture; fills its frame. */
export const CairnCover = (props: CairnCoverProps) => <Drawing options={{ mode: 'cover', ...props }} />;

export interface CairnMeterProps {
  seed: string;
  /** From 0 to 1. */
  progress: number;
  /** Alternative text: "61% built". */
  title: string;
  count?: number;
  width?: number;
  height?: number;
}

/** Progress as a stack of stones; animated once when it scrolls into view. */
export function CairnMeter({ title, ...props }: CairnMeterProps) {
  const options = { mode: 'meter', title, ...props } as const;
  const markup = useCairn(options);
  const { __html: drawing } = markup.dangerouslySetInnerHTML;
  const [frame, motion] = useSettling(drawing === placeOf(options) ? undefined : drawing);
  return <span ref={frame} className={`cairn ${motion}`} {...markup} />;
}

/** Progress as a row of stones, for cards and tables. */
export const CairnRow = (props: CairnMeterProps) => <Drawing options={{ mode: 'row', ...props }} />;

/** Decorative drawing for empty states: the first stone and the outlines of the others. */
export const CairnEmpty = ({
  seed,
  width = 150,
  height = 130,
}: {
  seed: string;
  width?: number;
  height?: number;
}) => <Drawing options={{ mode: 'empty', seed, width, height }} />;

/** The logo without the name. */
export const CairnMark = ({ size = 32 }: { size?: number }) => <Drawing options={{ mode: 'mark', size }} />;

/** Animates a drawing once when it scrolls into view; drawings that are visible from the start do not move. */
function useSettling(drawing: string | undefined) {
  const frame = useRef<HTMLSpanElement>(null);
  const [motion, setMotion] = useState('');

  // another drawing is another element, which has to be observed instead
  useEffect(() => {
    const svg = drawing && frame.current?.firstElementChild;
    if (!svg) return;
    if (svg.getBoundingClientRect().top < window.innerHeight) {
      setMotion(current => (current === 'is-waiting' ? 'is-settling' : current));
      return;
    }

    setMotion('is-waiting');
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setMotion('is-settling');
      observer.disconnect();
    });
    observer.observe(svg);
    return () => observer.disconnect();
  }, [drawing]);

  return [frame, motion] as const;
}
