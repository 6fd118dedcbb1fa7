import type { i18n as I18n } from 'i18next';
import type { Page } from './pages.ts';

export interface PageMeta {
  title: string;
  description: string;
}

/** Title and description of a page or of one of its variants, in the language of the instance. A variant may have only a title. */
export function pageMeta(i18n: I18n, { name, namespaces: [namespace] }: Page, variant?: string): PageMeta {
  const keys = [...(variant ? [`contexts.${variant}`] : []), `meta.${name}`];
  const word = (what: string): string => {
    const text: unknown = keys
      .map((key): unknown => i18n.getResource(i18n.language, namespace, `${key}.${what}`))
      .find(found => typeof found === 'string');
    if (typeof text !== 'string')
      throw new Error(`${namespace}.json has no ${keys.join(' or ')} with ${what}`);
    return text;
  };
  const title = word('title');
  return { title: title.includes('Cairn') ? title : `${title} · Cairn`, description: word('description') };
}
