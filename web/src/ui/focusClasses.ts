import './Focus.css';
import type { FocusPoint } from '#shared/focus.ts';

/** Classes of a picture, or of what stands on it, by its focal point; none for its centre by default. */
export const focusClasses = (focus: FocusPoint | undefined): string | undefined =>
  focus && `focused fx-${focus.x} fy-${focus.y}`;
