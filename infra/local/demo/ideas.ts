import type { Audience, Constraint } from '#shared/generation.ts';
import type { Language } from '#shared/settings.ts';
import type { PersonKey } from './people.ts';

/** A generation of ideas by a demo user. */
interface DemoIdeas {
  by: PersonKey;
  /** Days before the seeding; generated content is kept for 30. */
  ago: number;
  language: Language;
  topic?: string;
  audience?: Audience;
  constraint?: Constraint;
}

export const demoIdeas: readonly DemoIdeas[] = [
  { by: 'maren', ago: 11, language: 'gb', topic: 'the night bus along the coast', audience: 'nightWorkers' },
  { by: 'maren', ago: 2, language: 'gb', constraint: 'offline' },
  { by: 'camille', ago: 4, language: 'fr', topic: 'les oiseaux de la gare', audience: 'families' },
  { by: 'lucia', ago: 3, language: 'es', topic: 'recetas de la abuela', constraint: 'smallBudget' },
];
