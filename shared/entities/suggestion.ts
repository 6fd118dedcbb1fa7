import * as z from 'zod/mini';
import { Country, Skill, WrittenLanguage } from '../fields.ts';
import { AuthorSummary } from './author.ts';
import { FeaturedProspect } from './prospect.ts';

/**
 * Reasons why a person and a role fit. Readers can check each one on the profile, the record of the person or the
 * page of the project. Nothing is inferred from messages or payments.
 */
export const SuggestionReason = z.discriminatedUnion('kind', [
  /** Finished tasks whose title contains the word. */
  z.object({ kind: z.literal('tasks'), word: z.string(), count: z.int() }),
  /** A similar role in another project. */
  z.object({ kind: z.literal('role'), role: z.string() }),
  /** The person says that they have the skill of the role. */
  z.object({ kind: z.literal('skill'), skill: Skill }),
  /** Words of the role that the profile contains. */
  z.object({ kind: z.literal('profile'), words: z.array(z.string()) }),
  /** The person and the owner share a project. */
  z.object({ kind: z.literal('team') }),
  /** The project is written in the language of the person. */
  z.object({ kind: z.literal('language'), language: WrittenLanguage }),
  z.object({ kind: z.literal('country'), country: Country }),
]);
export type SuggestionReason = z.infer<typeof SuggestionReason>;

const reasons = z.array(SuggestionReason).check(z.minLength(1));

/** An open role that fits the caller, with at least one reason. */
export const SuggestedProspect = z.object({ prospect: FeaturedProspect, reasons });
export type SuggestedProspect = z.infer<typeof SuggestedProspect>;

/** A person who fits a role, with at least one reason. */
export const SuggestedPerson = z.object({ person: AuthorSummary, reasons });
export type SuggestedPerson = z.infer<typeof SuggestedPerson>;
