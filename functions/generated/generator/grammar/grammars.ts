import type { WrittenLanguage } from '#shared/fields.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Grammar } from './grammar.ts';

/** The grammars, which list the same roles and tasks in the same order. */
export const grammars: Record<WrittenLanguage, Grammar> = { en, fr, es };
