import type { i18n as I18n, Namespace, ParseKeys, TFunction } from 'i18next';
import { cloneElement, Fragment, type ReactElement, type ReactNode, useMemo } from 'react';
import { i18nFor } from './i18n.ts';
import { useLanguage } from './LanguageContext.ts';

/** `t` for the given namespaces in the language of the page: the same function until that changes. */
export function useTranslation<const Ns extends Namespace = 'common'>(
  ns?: Ns,
): { t: TFunction<Ns>; i18n: I18n } {
  const i18n = i18nFor(useLanguage());
  const names = [ns ?? 'common'].flat().join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a list is written in place by each caller; its words count
  return useMemo(() => ({ t: i18n.getFixedT(null, ns ?? null), i18n }), [i18n, names]);
}

export interface TransProps<Ns extends Namespace> {
  t: TFunction<Ns>;
  i18nKey: ParseKeys<Ns>;
  /** Chooses the plural. */
  count?: number;
  /** What stands in the places of the sentence: never read as a tag or as another place. */
  values?: Record<string, string | number>;
  /** What `<name>…</name>` in the sentence becomes. */
  components: Record<string, ReactElement>;
}

/** A sentence with components in it. */
export function Trans<const Ns extends Namespace>({
  t,
  i18nKey,
  count,
  values,
  components,
}: TransProps<Ns>): ReactNode {
  const { services, language } = i18nFor(useLanguage());
  const counted = count === undefined ? {} : { count };
  // The key is checked where it is given; that its sentence is text is what i18next cannot conclude from a generic one.
  const say = t as unknown as (key: ParseKeys<Ns>, options: object) => string;
  const sentence = say(i18nKey, { ...counted, skipInterpolation: true });

  return filled(sentence, components, text =>
    services.interpolator.interpolate(text, { ...values, ...counted }, language, {}),
  );
}

/** The tags first, then the places between them, so that no value can hold a tag. */
function filled(
  sentence: string,
  components: Record<string, ReactElement>,
  fill: (text: string) => string,
): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: whole, 1: name = '', 2: inside = '', index } of sentence.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    const component = components[name];
    const content = filled(inside, components, fill);
    parts.push(
      fill(sentence.slice(from, index)),
      component ? cloneElement(component, undefined, content) : content,
    );
    from = index + whole.length;
  }
  if (from === 0) return fill(sentence);

  parts.push(fill(sentence.slice(from)));
  // The parts of one sentence never change their order.
  return parts.map((part, index) => part !== '' && <Fragment key={index}>{part}</Fragment>);
}
