import { locales } from '#shared/locales.ts';
import { type Country, type Skill, writtenLanguages } from '#shared/settings.ts';

/** Words for the people who have a skill, in all languages of texts, as they are typed into a search. */
const bySkill: Record<Skill, string> = {
  developers:
    'developer programmer coding développeur·euse développement desarrollador·a programador·a desarrollo',
  designers: 'designer design graphiste graphisme diseñador·a diseño',
  writers:
    'writer editor translator writing rédacteur·rice rédaction écriture redactor·a escritor·a redacción',
  makers: 'maker builder craftsman bricoleur·euse artisan·e fabrication artesano·a manitas fabricación',
  artists: 'artist illustrator musician artiste illustrateur·rice artista ilustrador·a',
  organisers:
    'organiser organizer coordinator organisateur·rice coordination organizador·a coordinador·a organización',
  others: '',
};

/** Words that find a role by its skill. */
export const skillWords = (skill: Skill): string => bySkill[skill];

const countryNames = writtenLanguages.map(
  language => new Intl.DisplayNames([locales[language]], { type: 'region' }),
);

/** Short names, which no list of names has. */
const alsoCalled: Partial<Record<Country, string>> = { GB: 'UK Britain', US: 'USA America' };

/** The names of a country in all languages of texts. */
export const placeWords = (country: Country): string[] => [
  alsoCalled[country] ?? '',
  ...new Set(countryNames.flatMap(names => names.of(country) ?? [])),
];

/** Words that find a role whose work can be done anywhere. */
export const remoteWords = 'remote online distance télétravail remoto teletrabajo distancia';
