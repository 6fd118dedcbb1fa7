import './Cairn.css';
import { useEffect, useRef, useState } from 'react';
import type { CairnOptions } from '#shared/drawings/cairn.ts';
import type { View } from '#shared/drawings/composition.ts';
import type { PaletteName } from '#shared/drawings/palettes.ts';
import type { Form } from '#shared/drawings/stack.ts';
import { type Markup, useKeptDrawing } from './drawing.ts';

const useCairn = (options: CairnOptions): Markup =>
  useKeptDrawing(JSON.stringify(options), ({ cairn }, id) => cairn(id, options), placeOf(options));

/** As large as what is to be drawn. */
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
  /** Where the cairn stands across the width, from 0 to 1. */
  at?: number;
  /** Only where the picture says what no word beside it says. */
  title?: string;
}

/** The default project picture; fills its frame. */
export const CairnCover = (props: CairnCoverProps) => <Drawing options={{ mode: 'cover', ...props }} />;

export interface CairnMeterProps {
  seed: string;
  /** 0 to 1. */
  progress: number;
  /** What the picture says, in words: "61% built". */
  title: string;
  count?: number;
  width?: number;
  height?: number;
}

/** Stones that stack up as money or work arrives; they settle once, when they come into view. */
export function CairnMeter({ title, ...props }: CairnMeterProps) {
  const options = { mode: 'meter', title, ...props } as const;
  const markup = useCairn(options);
  const [frame, motion] = useSettling(markup.dangerouslySetInnerHTML.__html !== placeOf(options));
  return <span ref={frame} className={`cairn ${motion}`} {...markup} />;
}

/** The meter on one line, for cards and tables. */
export const CairnRow = (props: CairnMeterProps) => <Drawing options={{ mode: 'row', ...props }} />;

/** The first stone and the places of the others: for empty states; decoration. */
export const CairnEmpty = ({
  seed,
  width = 150,
  height = 130,
}: {
  seed: string;
  width?: number;
  height?: number;
}) => <Drawing options={{ mode: 'empty', seed, width, height }} />;

/** The mark alone. */
export const CairnMark = ({ size = 32 }: { size?: number }) => <Drawing options={{ mode: 'mark', size }} />;

/** Nothing moves for what was in view from the start; what comes later waits and then settles once. */
function useSettling(isDrawn: boolean) {
  const frame = useRef<HTMLSpanElement>(null);
  const [motion, setMotion] = useState('');

  useEffect(() => {
    if (!isDrawn) return;
    const svg = frame.current?.firstElementChild;
    if (!svg || svg.getBoundingClientRect().top < window.innerHeight) return;

    setMotion('is-waiting');
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setMotion('is-settling');
      observer.disconnect();
    });
    observer.observe(svg);
    return () => observer.disconnect();
  }, [isDrawn]);

  return [frame, motion] as const;
}
