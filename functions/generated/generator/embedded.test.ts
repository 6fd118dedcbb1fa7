import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeLog } from '#functions/platform/log.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { IdeaContent, RoleContent, TaskContent } from '#shared/entities/generated.ts';
import { audiences, constraints } from '#shared/generation.ts';
import { type Language, languages } from '#shared/settings.ts';
import { embeddedGenerator } from './embedded.ts';
import { en } from './grammar/en.ts';
import { es } from './grammar/es.ts';
import { fr } from './grammar/fr.ts';

const mayRepeat = async () => true;
const log = makeLog(() => undefined);
const seeds = Array.from({ length: 2_000 }, (_, seed) => `seed-${seed}`);

async function ideas(seed: string, language: Language, chosen: object = {}, count = 1) {
  const made = await embeddedGenerator.ideas({ seed, language, count, mayRepeat, log, ...chosen });
  if (isRefusal(made)) throw new Error(made.code);
  return made;
}

/** All texts of an idea. */
const textsOf = ({ roles, tasks, ...idea }: IdeaContent): string[] => [
  ...Object.values(idea).filter(value => typeof value === 'string'),
  ...roles.flatMap(({ PersonType, Notes }) => [PersonType, Notes]),
  ...tasks.flatMap(({ Title, Description }) => [Title, Description]),
];

/** Marks of a text that was composed badly, by language. */
const mistakes: Partial<Record<Language, RegExp>> = {
  fr: /\b(de le|de les|à le|à les|de il|que il|que elle|si il)\b|\b([dl]e|la|que|je) [aeéèêiouyàâôœ]|[''] | [;!?»]|« /i,
  es: /\b(de el|a el) [a-zá]|\by (i[a-z]|hi[^e])|\bo ho?/i,
  us: /neighbour|kerb|draught|metre|centre|theatre|licence|catalogue|favourite|travelling/i,
};

describe.each(['en', 'us', 'fr', 'es'] as const)('ideas in %s', language => {
  test('of 2,000 seeds fit a proposal and contain no mistake of composition', async () => {
    const made = (await Promise.all(seeds.map(seed => ideas(seed, language)))).flat();
    const texts = new Set(made.flatMap(textsOf));
    const wrong = [/[{}]|undefined| {2}|\s[,.]|\.\.|^\s|\s$/, mistakes[language] ?? /neighbor/];

    expect(made.flatMap(idea => z.safeParse(IdeaContent, idea).error?.issues ?? [])).toEqual([]);
    expect([...texts].filter(text => wrong.some(pattern => pattern.test(text)))).toEqual([]);
    expect(new Set(made.map(({ name }) => name)).size).toBeGreaterThan(seeds.length * 0.9);
  });

  test('of one generation differ in name, description and approach', async () => {
    for (const seed of seeds.slice(0, 200)) {
      const made = await ideas(seed, language, {}, 3);
      for (const field of ['name', 'shortName', 'description', 'details'] as const)
        expect(new Set(made.map(idea => idea[field])).size).toBe(3);
      for (const idea of made) {
        expect(new Set(idea.roles.map(({ PersonType }) => PersonType)).size).toBe(idea.roles.length);
        expect(new Set(idea.tasks.map(({ Title }) => Title)).size).toBe(idea.tasks.length);
      }
    }
  });

  test('keep the chosen audience and constraint', async () => {
    const grammar = { en, us: undefined, fr: undefined, es }[language];
    for (const audience of audiences)
      for (const constraint of constraints) {
        const [idea] = await ideas(`${audience} ${constraint}`, language, { audience, constraint });
        expect(z.safeParse(IdeaContent, idea).success).toBe(true);
        if (!grammar) continue; // spelling and spaces differ from the table
        expect(idea!.details).toContain(grammar.audiences[audience].why);
        expect(idea!.details).toContain(grammar.constraints[constraint].text);
      }
  });
});

test('the same seed gives the same ideas, and another seed gives others', async () => {
  expect(await ideas('a', 'fr', {}, 3)).toEqual(await ideas('a', 'fr', {}, 3));
  expect(await ideas('a', 'fr', {}, 3)).not.toEqual(await ideas('b', 'fr', {}, 3));
});

describe('a topic', () => {
  test.each([
    ['en', 'bread for the whole street', en.subjects.kitchens.point],
    ['fr', 'Des oiseaux dans la cour', fr.subjects.wildlife.point],
    ['es', 'Un coro para el barrio', es.subjects.music.point],
  ] as const)('in %s leads to its subject: %s', async (language, topic, point) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const made = await ideas(seed, language, { topic }, 1);
      expect(made[0]!.details).toContain(topic);
      if (language !== 'en') expect(made[0]!.contributionName).toBe(point);
    }
  });

  test('is quoted as it was entered, and neither composed nor formatted', async () => {
    const topic = '{things} **bold** <b>$& [x](https://evil.example)\n# heading ‮ 水';
    const [idea] = await ideas('a', 'en', { topic });
    expect(idea!.details).toContain(
      '“{things} \\*\\*bold\\*\\* \\<b\\>$\\& \\[x\\](https://evil.example) \\# heading ‮ 水”',
    );
    expect(textsOf(idea!).filter(text => text.includes('evil'))).toHaveLength(1);
    expect(z.safeParse(IdeaContent, idea).success).toBe(true);
  });
});

describe('roles and tasks', () => {
  const about = {
    name: 'Tidewatch',
    description: 'A public tide gauge for every harbour.',
    details: 'Water.',
  };

  test.each(languages)('in %s fit their schemas, differ, and repeat nothing that exists', async language => {
    for (const seed of seeds.slice(0, 300)) {
      const roles = await embeddedGenerator.roles({
        seed,
        language,
        about,
        existing: [],
        count: 4,
        mayRepeat,
        log,
      });
      const tasks = await embeddedGenerator.tasks({
        seed,
        language,
        about,
        existing: [],
        count: 5,
        mayRepeat,
        log,
      });
      if (isRefusal(roles) || isRefusal(tasks)) throw new Error('refused');
      expect(z.safeParse(z.array(RoleContent), roles).data).toHaveLength(4);
      expect(z.safeParse(z.array(TaskContent), tasks).data).toHaveLength(5);

      const existing = [roles[0]!.PersonType.toUpperCase()];
      const others = await embeddedGenerator.roles({
        seed,
        language,
        about,
        existing,
        count: 4,
        mayRepeat,
        log,
      });
      expect(others).not.toContainEqual(roles[0]);
      expect(others).toHaveLength(4);
    }
  });

  test.each([
    ['en', ['Translator (Breton)'], 'Translator'],
    ['en', ['Traducteur·rice breton–français'], 'Translator'],
    ['fr', ['Translator'], 'Traducteur·rice'],
    ['es', ['Web developer, evenings'], 'Desarrollo web'],
  ] as const)('in %s are no roles that exist as %j', async (language, existing, name) => {
    const request = { language, about, count: 20, mayRepeat, log } as const;
    for (const seed of seeds.slice(0, 5)) {
      const before = await embeddedGenerator.roles({ ...request, seed, existing: [] });
      const after = await embeddedGenerator.roles({ ...request, seed, existing });
      if (isRefusal(before) || isRefusal(after)) throw new Error('refused');
      expect(before.map(({ PersonType }) => PersonType)).toContain(name);
      expect(after.map(({ PersonType }) => PersonType)).not.toContain(name);
      expect(after).toHaveLength(before.length - 1);
    }
  });

  test('are no tasks that exist in another language', async () => {
    const request = { seed: 'a', about, count: 20, mayRepeat, log } as const;
    const french = await embeddedGenerator.tasks({ ...request, language: 'fr', existing: [] });
    if (isRefusal(french)) throw new Error('refused');
    const existing = french.map(({ Title }) => Title);
    expect(await embeddedGenerator.tasks({ ...request, language: 'es', existing })).toEqual([]);
  });

  test('are about what a project is about, not about what its details mention once', async () => {
    const project = { ...about, details: 'At low water a choir sings on the quay, and the tide comes in.' };
    const song = en.subjects.music.tasks.map(({ Title }) => Title);
    for (const seed of seeds.slice(0, 50)) {
      const request = {
        seed,
        language: 'en',
        about: project,
        existing: [],
        count: 5,
        mayRepeat,
        log,
      } as const;
      const tasks = await embeddedGenerator.tasks(request);
      if (isRefusal(tasks)) throw new Error('refused');
      expect(tasks.filter(({ Title }) => song.includes(Title))).toEqual([]);
    }
  });

  test('tasks for a role begin with those that belong to it', async () => {
    const role = { PersonType: 'Cartographer', Notes: 'You leave things out.' };
    const tasks = await embeddedGenerator.tasks({
      seed: 'a',
      language: 'en',
      about,
      role,
      existing: ['Draw the first map by hand'],
      count: 3,
      mayRepeat,
      log,
    });
    expect(tasks).toMatchObject([
      { Title: en.mechanisms.map.tasks[1]?.Title },
      { Title: en.mechanisms.map.tasks[2]?.Title },
      {},
    ]);
  });
});
