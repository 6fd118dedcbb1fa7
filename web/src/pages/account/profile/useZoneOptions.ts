import { useEffect, useState } from 'react';
import { locales } from '#shared/locales.ts';
import type { Language } from '#shared/settings.ts';
import { browserZone } from '#web/api/browserZone.ts';
import { zoneLabel } from '#web/domain/person/zoneLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { SelectOption } from '#web/ui/fields/SelectField.tsx';

/** Zones that are named at a time: a name takes a fifth of a millisecond, and there are 400. */
const slice = 40;

/**
 * The time zones as options of a select in the language of the page: that of the browser first, and the chosen one. The
 * others are named bit by bit after the first view.
 */
export function useZoneOptions(chosen: string): SelectOption[] {
  const language = useLanguage();
  const [named, setNamed] = useState<{ language: Language; options: SelectOption[] }>();

  useEffect(() => {
    const zones = Intl.supportedValuesOf('timeZone');
    const options: SelectOption[] = [];
    let timer = setTimeout(function nameNext() {
      for (const value of zones.slice(options.length, options.length + slice))
        options.push({ value, label: zoneLabel(value, language) });
      if (options.length < zones.length) timer = setTimeout(nameNext);
      else
        setNamed({
          language,
          options: options.toSorted((a, b) => a.label.localeCompare(b.label, locales[language])),
        });
    });
    return () => clearTimeout(timer);
  }, [language]);

  const own = [...new Set([browserZone(), chosen])];
  const others = named?.language === language ? named.options : [];
  return [
    ...own.map(value => ({ value, label: zoneLabel(value, language) })),
    ...others.filter(({ value }) => !own.includes(value)),
  ];
}
