import './Focus.css';
import { centre, type FocusPoint } from '#shared/focus.ts';

/** Classes of a picture, or of what stands on it, by the focal point; none for the centre. */
export const focusClasses = ({ x, y }: FocusPoint = centre): string | undefined =>
  x === centre.x && y === centre.y ? undefined : `focused fx-${x} fy-${y}`;
