import './Focus.css';
import type { FocusPoint } from '#shared/focus.ts';

/** Joins the class names that apply. */
export const classes = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

/** Classes of a picture, or of what stands on it, by its focal point. Here, because every page has this file anyway. */
export const focusClasses = (focus: FocusPoint | undefined): string | undefined =>
  focus && `focused fx-${focus.x} fy-${focus.y}`;
