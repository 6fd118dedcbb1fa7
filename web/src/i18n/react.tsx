/** What pages take from `react-i18next`: the build and the tests lead that name here. The types stay those of the package. */
import {
  cloneElement,
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { createWordBook, fill, type SayOptions, type WordBook } from './wordBook.ts';

const Book = createContext<WordBook>(createWordBook('en-GB'));

/** The words of everything inside. */
export const I18nextProvider = ({ i18n, children }: { i18n: WordBook; children: ReactNode }) => (
  <Book value={i18n}>{children}</Book>
);

/** A sentence by its key, from these namespaces. */
type Say = (key: string, options?: SayOptions) => string;

/** `t` for the given namespaces, the same function until the language changes. */
export function useTranslation(ns: string | readonly string[] = 'common'): { t: Say; i18n: WordBook } {
  const book = useContext(Book);
  const names = [ns].flat().join();
  return useMemo(() => {
    const namespaces = names.split(',');
    return { t: (key, options) => book.t(key, { ns: namespaces, ...options }), i18n: book };
  }, [book, names]);
}

interface TransProps {
  t: Say;
  i18nKey: string;
  count?: number;
  values?: Record<string, unknown>;
  components?: Record<string, ReactElement>;
}

/** A sentence in which `<name>…</name>` stands for one of the components. What a value holds is never read as a tag. */
export function Trans({ t, i18nKey, count, values = {}, components = {} }: TransProps): ReactNode {
  const { language } = useContext(Book);
  const all = { ...values, ...(count !== undefined && { count }) };
  const places = Object.fromEntries(Object.keys(values).map(name => [name, `{{${name}}}`]));
  const template = t(i18nKey, { ...places, ...(count !== undefined && { count }) });

  return parse(template, components, text => fill(text, all, language));
}

function parse(
  template: string,
  components: Record<string, ReactElement>,
  say: (text: string) => string,
): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of template.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    const [whole, name = '', inside = ''] = found;
    const component = components[name];
    const content = parse(inside, components, say);
    parts.push(
      say(template.slice(from, found.index)),
      component ? cloneElement(component, undefined, content) : content,
    );
    from = found.index + whole.length;
  }
  parts.push(say(template.slice(from)));
  return <>{parts.map((part, index) => (part === '' ? null : <Fragment key={index}>{part}</Fragment>))}</>;
}
