import { describe, expect, test } from 'vitest';
import { makeLog } from '#functions/platform/log.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { embeddedGenerator } from './embedded.ts';
import { en } from './grammar/en.ts';
import { es } from './grammar/es.ts';
import { fr } from './grammar/fr.ts';

const mayRepeat = async () => true;
const log = makeLog(() => undefined);
const seeds = Array.from({ length: 50 }, (_, seed) => `seed-${seed}`);

describe('the sea and rivers', () => {
  const grammarOf = { en, fr, es };
  const namesOf = (language: 'en' | 'fr' | 'es', subject: 'sea' | 'rivers'): string[] => [
    ...grammarOf[language].subjects[subject].roles.map(({ PersonType }) => PersonType),
    ...grammarOf[language].subjects[subject].tasks.map(({ Title }) => Title),
  ];
  async function proposed(language: 'en' | 'fr' | 'es', name: string, description: string) {
    const about = { name, description };
    const request = { language, about, existing: [], count: 4, mayRepeat, log } as const;
    const made = await Promise.all(
      seeds.map(async seed => {
        const roles = await embeddedGenerator.roles({ ...request, seed });
        const tasks = await embeddedGenerator.tasks({ ...request, seed });
        if (isRefusal(roles) || isRefusal(tasks)) throw new Error('refused');
        return [...roles.map(({ PersonType }) => PersonType), ...tasks.map(({ Title }) => Title)];
      }),
    );
    return new Set(made.flat());
  }

  test.each([
    [
      'en',
      'Tidewatch',
      'A public tide gauge that warns every harbour before the water comes: no more floods.',
    ],
    ['fr', 'Vigie', 'Un marégraphe public pour chaque port, qui annonce la marée et les inondations.'],
    ['es', 'Vigía', 'Un mareógrafo público que avisa a cada puerto de la marea y de las inundaciones.'],
  ] as const)(
    'in %s: a gauge of the sea gets items of the sea, none of a river',
    async (language, name, description) => {
      const names = await proposed(language, name, description);
      expect(namesOf(language, 'sea').filter(name => !names.has(name))).toEqual([]);
      expect(namesOf(language, 'rivers').filter(name => names.has(name))).toEqual([]);
      const made = await Promise.all(
        seeds.map(seed =>
          embeddedGenerator.ideas({ seed, language, topic: description, count: 1, mayRepeat, log }),
        ),
      );
      const texts = JSON.stringify(made);
      expect(namesOf(language, 'sea').some(name => texts.includes(name))).toBe(true);
      expect(namesOf(language, 'rivers').filter(name => texts.includes(name))).toEqual([]);
    },
  );

  test.each([
    ['en', 'Clear River', 'Volunteers measure the water of the lake and the river.'],
    ['fr', 'Rivière claire', 'Des bénévoles mesurent l’eau du lac et de la rivière.'],
    ['es', 'Río claro', 'Personas voluntarias miden el agua del lago y del río.'],
  ] as const)('in %s: a river gets items of rivers, none of the sea', async (language, name, description) => {
    const names = await proposed(language, name, description);
    expect(namesOf(language, 'rivers').filter(name => !names.has(name))).toEqual([]);
    expect(namesOf(language, 'sea').filter(name => names.has(name))).toEqual([]);
  });

  test('a subject that is mentioned once comes after what every project can use', async () => {
    const names = await proposed('en', 'Lanterns', 'Paper lanterns for a walk to the harbour.');
    expect(namesOf('en', 'sea').filter(name => names.has(name))).toEqual([]);
  });

  test.each([
    ['en', 'Seasons', 'A seat beside the seats of the season: sealed seams.'],
    ['fr', 'Merci', 'Merci à celles qui portent la porte : à côté, une portée de merles. Merci !'],
    ['es', 'Marca', 'Una marca que marcó a María: cuesta y costará, lo que costaba la marca.'],
  ] as const)(
    'in %s: words that only begin like those of the sea do not lead to it',
    async (language, name, description) => {
      const names = await proposed(language, name, description);
      expect(namesOf(language, 'sea').filter(one => names.has(one))).toEqual([]);
    },
  );
});
