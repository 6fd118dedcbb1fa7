import type { IdeaContent, TaskContent } from '#shared/entities/generated.ts';
import { type Audience, audiences, type Constraint, constraints } from '#shared/generation.ts';
import { pick, type Random } from '#shared/random.ts';
import { project } from '#shared/settings.ts';
import type { Grammar, Mechanism, Subject } from './grammar/grammar.ts';
import { shuffle } from './shuffle.ts';

interface Ingredients {
  subject: Subject;
  mechanism: Mechanism;
  topic?: string | undefined;
  audience?: Audience | undefined;
  constraint?: Constraint | undefined;
  /** Spelling and spaces of the language. */
  polish: (text: string) => string;
}

/** Prices of a point in whole units of any currency, numbers of points, and days to the end. */
const prices = [5, 8, 10, 12, 15, 20] as const;
const points = [120, 160, 200, 240, 300, 400, 500, 600] as const;
const durations = [45, 60, 75, 90, 120, 150] as const;
const minorUnits = 100;

/** Composes an idea. It fits the bounds of a proposal; the topic is quoted as it was entered. */
export function composeIdea(
  grammar: Grammar,
  random: Random,
  { subject, mechanism, topic, polish, ...chosen }: Ingredients,
): IdeaContent {
  const about = grammar.subjects[subject];
  const way = grammar.mechanisms[mechanism];
  const audience = grammar.audiences[chosen.audience ?? pick(random, audiences)];
  const constraint = grammar.constraints[chosen.constraint ?? pick(random, constraints)];
  const { things, facts, field, point } = about;

  const fillFor = (label: string) => fillWith({ things, facts, field, audience: label });
  const fill = fillFor(audience.label);
  const write = (text: string) => polish(fill(text));
  const noun = pick(random, way.nouns);
  const image = pick(random, about.images);
  const plain = grammar.nameOf(noun, image);
  const long =
    random() < 0.5
      ? grammar.forAudience(plain, audience.short)
      : grammar.atSetting(plain, pick(random, grammar.settings));
  const description = polish(fill(way.description));
  const numberOfContributions = pick(random, points);

  const sections = [
    polish(pick(random, about.problems)),
    write(way.how),
    `## ${grammar.headings.first}\n\n${way.first.map(item => `- ${write(item)}`).join('\n')}`,
    `## ${grammar.headings.audience}\n\n${polish(audience.why)}`,
    `## ${grammar.headings.constraint}\n\n${polish(constraint.text)}`,
    `## ${grammar.headings.money}\n\n${write(way.money)}`,
    ...(topic ? [polish(grammar.topic).replace('{topic}', () => quote(topic))] : []),
  ];

  return {
    name: polish(long.length <= project.name.max ? long : plain),
    shortName: polish(grammar.shortNameOf(noun, image)),
    description:
      description.length <= project.description.max
        ? description
        : polish(fillFor(audience.short)(way.description)),
    details: sections.join('\n\n'),
    budget: pick(random, prices) * numberOfContributions * minorUnits,
    numberOfContributions,
    contributionName: polish(point),
    durationDays: pick(random, durations),
    roles: [...shuffle(random, way.roles).slice(0, 2), pick(random, about.roles)].map(role => ({
      ...role,
      PersonType: polish(role.PersonType),
      Notes: polish(role.Notes),
    })),
    tasks: [...shuffle(random, way.tasks).slice(0, 2), pick(random, about.tasks), constraint.task].map(
      (task): TaskContent => ({
        ...task,
        Title: polish(task.Title),
        Description: polish(task.Description),
      }),
    ),
  };
}

const fillWith =
  (slots: Record<string, string>) =>
  (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);

/** A user's text on one line, with the characters escaped that Markdown would interpret. */
const quote = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#&!|~]/g, '\\$&');
