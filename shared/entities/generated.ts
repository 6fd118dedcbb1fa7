import * as z from 'zod/mini';
import { Instant, integerNumber, nameText, Skill, text, WrittenLanguage } from '../fields.ts';
import { audiences, constraints, generation } from '../generation.ts';
import { ProjectID, ProspectID, SuggestionID } from '../ids.ts';
import { priorities, project, prospect, task } from '../settings.ts';
import { priceProblem } from './price.ts';

export const generationKinds = ['ideas', 'prospects', 'tasks'] as const;
export type GenerationKind = (typeof generationKinds)[number];

/** A suggested role. */
export const RoleContent = z.object({
  PersonType: text(prospect.PersonType),
  Notes: text(prospect.Notes),
  skill: Skill,
});
export type RoleContent = z.infer<typeof RoleContent>;

/** A suggested task; its priority is a value of `priorities` other than CLEAR. */
export const TaskContent = z.object({
  Title: text(task.Title),
  Description: text(task.Description),
  priority: integerNumber({ min: priorities.NONE, max: priorities.HIGHEST }),
});
export type TaskContent = z.infer<typeof TaskContent>;

interface Priced {
  budget: number;
  numberOfContributions: number;
}

/** An idea: every field of the proposal form that can be suggested, with its roles and first tasks. */
export const IdeaContent = z
  .object({
    name: nameText(project.name),
    shortName: nameText(project.shortName),
    description: text(project.description),
    /** Markdown. */
    details: text(project.details),
    /** Minor units of the currency in which the project will be published. */
    budget: integerNumber(project.budget),
    numberOfContributions: integerNumber(project.contributions),
    contributionName: text(project.pointName),
    /** From the submission to the end date. */
    durationDays: integerNumber(generation.durationDays),
    roles: z
      .array(RoleContent)
      .check(z.minLength(generation.rolesOfIdea.min), z.maxLength(generation.rolesOfIdea.max)),
    tasks: z
      .array(TaskContent)
      .check(z.minLength(generation.tasksOfIdea.min), z.maxLength(generation.tasksOfIdea.max)),
  })
  .check(
    z.refine<Priced>(hasSellablePrice, { error: 'validation.unit_price', path: ['numberOfContributions'] }),
  );
export type IdeaContent = z.infer<typeof IdeaContent>;

function hasSellablePrice({ budget, numberOfContributions }: Priced): boolean {
  return priceProblem({ totalContributionBudget: budget, numberOfContributions }) === undefined;
}

/** Fields of everything that was generated for a person. */
const generated = {
  SuggestionID,
  language: WrittenLanguage,
  createdAt: Instant,
  /** Time at which the suggestion is deleted. */
  expiresAt: Instant,
};

/** An idea that was generated for the caller. */
export const GeneratedIdea = z.object({
  ...generated,
  ...IdeaContent.shape,
  /** The words that the caller entered. */
  topic: z.optional(z.string()),
  audience: z.optional(z.enum(audiences)),
  constraint: z.optional(z.enum(constraints)),
});
export type GeneratedIdea = z.infer<typeof GeneratedIdea>;

/** A role that was suggested to the caller, for a topic or for a project. */
export const GeneratedProspect = z.object({
  ...generated,
  ...RoleContent.shape,
  topic: z.optional(z.string()),
  ProjectID: z.optional(ProjectID),
});
export type GeneratedProspect = z.infer<typeof GeneratedProspect>;

/** A task that was suggested to the caller, for a project or one of its roles. */
export const GeneratedTask = z.object({
  ...generated,
  ...TaskContent.shape,
  ProjectID,
  ProspectID: z.optional(ProspectID),
});
export type GeneratedTask = z.infer<typeof GeneratedTask>;

const Allowance = z.object({
  used: z.int(),
  limit: z.int(),
});

/** Generations of the caller on the current UTC day, and those of the current hour. */
export const GenerationQuota = z.extend(Allowance, { hour: Allowance });
export type GenerationQuota = z.infer<typeof GenerationQuota>;
