/**
 * The point of a picture that stays in view where the picture is cropped, in percent of the way from its left and upper edge to the
 * others: the position of CSS.
 */
export interface FocusPoint {
  x: number;
  y: number;
}

/** Focal points lie on a grid of this many percent, for which there are classes: pages have no inline styles. */
export const focusStep = 5;

/** The focal point of pictures without a chosen one. */
export const centre: FocusPoint = { x: 50, y: 50 };

/** A point of the grid near the given one, inside the picture. */
export const onGrid = ({ x, y }: FocusPoint): FocusPoint => ({ x: nearest(x), y: nearest(y) });

const nearest = (percent: number): number =>
  Math.round(Math.min(100, Math.max(0, percent)) / focusStep) * focusStep;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest part of a picture with the proportions of a frame, with the focal point as CSS places it. */
export function cropOf(
  picture: Pick<Box, 'width' | 'height'>,
  frame: Pick<Box, 'width' | 'height'>,
  { x, y }: FocusPoint,
): Box {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  return {
    left: Math.round(((picture.width - width) * x) / 100),
    top: Math.round(((picture.height - height) * y) / 100),
    width,
    height,
  };
}
