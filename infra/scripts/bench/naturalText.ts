import { demoProjects } from '#infra/local/demo/projects.ts';
import type { WrittenLanguage } from '#shared/fields.ts';

const textIn = (language: WrittenLanguage): string =>
  demoProjects
    .filter(project => project.language === language)
    .map(({ details }) => details)
    .join(' ');
const texts = { en: textIn('en'), fr: textIn('fr'), es: textIn('es') };

/**
 * A text of the demo's projects, of a length in characters. `from`: where it begins in them. Repetitions of a sentence would measure
 * too little, because long texts are stored compressed.
 */
export function naturalText(language: WrittenLanguage, length: number, from = 0): string {
  const all = texts[language];
  const start = from % all.length;
  return all
    .slice(start, start + length)
    .padEnd(length, all)
    .trim();
}
