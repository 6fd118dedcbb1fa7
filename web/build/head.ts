import { type DocumentHead, metaTags } from '#web/documentHead.ts';

export interface Preload {
  href: string;
  as: 'module' | 'font' | 'style';
  /** `low`: fetched after the files that the first paint needs. */
  priority?: 'low' | undefined;
}

/** Everything in <head> that differs from page to page. */
export const headOf = (head: DocumentHead, preloads: readonly Preload[]): string =>
  [...metaTags(head), ...preloads.map(preloadTag)].join('\n    ');

export function preloadTag({ href, as, priority }: Preload): string {
  if (as === 'style') return `<link rel="stylesheet" href="${href}">`;
  const kind = as === 'font' ? 'preload" as="font" type="font/woff2' : 'modulepreload';
  return `<link rel="${kind}"${priority ? ` fetchpriority="${priority}"` : ''} crossorigin href="${href}">`;
}
