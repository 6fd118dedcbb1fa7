import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in a new tab or window, which is left to the browser. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;
