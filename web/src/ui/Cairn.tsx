import './Cairn.css';
import { useEffect, useId, useRef, useState } from 'react';
import { type CairnOptions, cairn } from '#shared/drawings/cairn.ts';
import type { View } from '#shared/drawings/composition.ts';
import type { PaletteName } from '#shared/drawings/palettes.ts';
import type { Form } from '#shared/drawings/stack.ts';

const KEPT = 200;
const kept = new Map<string, string>();
const PLACE_OF_ID = 'PLACE-OF-ID';

/** Drawn once for the same options, without what the content security policy forbids in markup: style attributes. */
function drawingOf(options: CairnOptions): string {
  const key = JSON.stringify(options);
  const known = kept.get(key);
  if (known) return known;

  const svg = cairn(PLACE_OF_ID, options).replaceAll(/ style="--i:\d+"/g, '');
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, svg);
  return svg;
}

function useDrawing(options: CairnOptions): string {
  return drawingOf(options).replaceAll(PLACE_OF_ID, `c${useId()}`);
}

const Drawing = ({ options }: { options: CairnOptions }) => (
  <span className="cairn" dangerouslySetInnerHTML={{ __html: useDrawing(options) }} />
);

export interface CairnCoverProps {
  /** `project:{ProjectID}`. */
  seed: string;
  palette?: PaletteName;
  view?: View;
  form?: Form;
  width?: number;
  height?: number;
  progress?: number;
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
  const svg = useDrawing({ mode: 'meter', title, ...props });
  const [frame, motion] = useSettling();
  return <span ref={frame} className={`cairn ${motion}`} dangerouslySetInnerHTML={{ __html: svg }} />;
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

/** The logo; decoration, because the link around it has a name. */
export const Wordmark = ({ height = 31 }: { height?: number }) => (
  <Drawing options={{ mode: 'wordmark', height, title: '' }} />
);

/** Nothing moves for what was in view from the start; what comes later waits and then settles once. */
function useSettling() {
  const frame = useRef<HTMLSpanElement>(null);
  const [motion, setMotion] = useState('');

  useEffect(() => {
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
  }, []);

  return [frame, motion] as const;
}
