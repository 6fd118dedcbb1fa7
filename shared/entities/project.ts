import * as z from 'zod/mini';
import { completenessSteps } from '../completeness.ts';
import {
  Country,
  Currency,
  Day,
  Instant,
  integerNumber,
  MinorUnits,
  nameText,
  Skill,
  text,
  WrittenLanguage,
  withTranslator,
} from '../fields.ts';
import { ProjectID } from '../ids.ts';
import { projectStates } from '../lifecycle.ts';
import { project } from '../settings.ts';
import { showing } from '../showing.ts';
import { AuthorSummary } from './author.ts';
import { Greeting } from './contributionRequest.ts';
import { MarkdownText } from './markdownText.ts';
import { choicesOfPictures, type PictureChoice, Pictures } from './picture.ts';
import { refuseUnsellablePrice } from './price.ts';
import { PrototypeUrl, VideoUrl } from './projectAddresses.ts';
import { PendingEdit } from './projectEdit.ts';
import { ProjectImage, ProjectImageChoice } from './projectImage.ts';
import { ProjectRelation } from './projectRelation.ts';
import { ReviewQuestion } from './reviewQuestion.ts';
import { BudgetLines, Faq, Milestones, refuseOverspending, Spending, StoneNames } from './showing.ts';
import { CardTranslation, KnownTranslations, ProjectTranslation, TranslationsChange } from './translation.ts';

const proposalFields = {
  name: nameText(project.name),
  shortName: nameText(project.shortName),
  description: text(project.description),
  /** Markdown. */
  details: MarkdownText(project.details),
  language: WrittenLanguage,
  country: Country,
  /** Minor units of the country's currency. */
  budget: integerNumber(project.budget),
  endDate: Day,
  /** Percent. */
  progress: integerNumber({ min: 0, max: 100 }),
  rolesNeeded: integerNumber(project.roles),
  /** Minor units. */
  totalContributionBudget: integerNumber({ min: 1, max: project.budget.max }),
  numberOfContributions: integerNumber(project.contributions),
  /** Name of one point of this project, in the singular. */
  contributionName: text(project.pointName),
  /** The team's share of the income, in percent. */
  contributorsPart: z._default(
    integerNumber({ min: 0, max: project.contributorsPart.max }),
    project.contributorsPart.default,
  ),
  image: ProjectImageChoice,
  videoUrl: z.optional(z.nullable(VideoUrl)),
  prototypeUrl: z.optional(z.nullable(PrototypeUrl)),
  faq: z.optional(z.nullable(Faq)),
  budgetLines: z.optional(z.nullable(BudgetLines)),
  milestones: z.optional(z.nullable(Milestones)),
  /** Pictures beside the cover; those that the project has already are chosen by their uploads, too. */
  gallery: z.optional(z.nullable(choicesOfPictures({ least: 1, most: showing.gallery.most }))),
};

/** Refuses a cover that is another picture of the project, too. */
const refusePictureTwice = z.refine<{
  image?: ProjectImageChoice | undefined;
  gallery?: readonly PictureChoice[] | null | undefined;
}>(
  ({ image, gallery }) =>
    image?.kind !== 'upload' || !gallery?.some(({ UploadID }) => UploadID === image.UploadID),
  { error: 'validation.picture_twice', path: ['gallery'] },
);

/** A proposal as submitted for review. */
export const Proposal = z
  .object(proposalFields)
  .check(...refuseUnsellablePrice, ...refuseOverspending, refusePictureTwice);
export type Proposal = z.infer<typeof Proposal>;

/** Changes to some fields of a project. */
export const ProposalChange = z
  .partial(
    z.object({
      ...proposalFields,
      contributorsPart: integerNumber({ min: 0, max: project.contributorsPart.max }),
      /** All texts of each named language, which replace the former ones; `null` removes a translation. Other languages stay. */
      translations: TranslationsChange,
    }),
  )
  .check(...refuseUnsellablePrice, ...refuseOverspending, refusePictureTwice);
export type ProposalChange = z.infer<typeof ProposalChange>;

const {
  image: _image,
  contributorsPart: _part,
  budget: _budget,
  totalContributionBudget: _total,
  ...comparableFields
} = proposalFields;

/** Values that a change replaces, as its author saw them, without the cover. Those of older projects may be invalid now. */
export const KnownValues = z.partial(
  z.object({
    ...comparableFields,
    name: z.string().check(z.maxLength(project.name.max)),
    shortName: z.string().check(z.maxLength(project.shortName.max)),
    budget: MinorUnits,
    totalContributionBudget: MinorUnits,
    contributorsPart: z.int(),
    translations: KnownTranslations,
  }),
);
export type KnownValues = z.infer<typeof KnownValues>;

/** A project as shown in lists. */
export const ProjectCard = z.object({
  ProjectID,
  owner: AuthorSummary,
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  language: WrittenLanguage,
  country: Country,
  currency: Currency,
  image: ProjectImage,
  status: z.enum(projectStates),
  progress: z.int(),
  endDate: Day,
  /** Zone in which the end date is a day; without one it is that of the country (`zoneOf`). */
  timeZone: z.optional(z.string()),
  submittedAt: Instant,
  approvedAt: z.optional(Instant),
  /** Minor units. */
  budget: MinorUnits,
  /** Minor units received from donations and points, less refunds. */
  raised: MinorUnits,
  supporters: z.int(),
  likes: z.int(),
  comments: z.int(),
  /** Unfilled roles, none while a published project takes no applications; and their skills. */
  rolesOpen: z.int(),
  skills: z.array(Skill),
  /** Names of open roles, at most three. */
  needs: z.array(z.string()),
  toHire: z.boolean(),
  /** Its versions in other languages; absent if there is none. */
  translations: z.optional(z.partialRecord(WrittenLanguage, CardTranslation)),
});
export type ProjectCard = z.infer<typeof ProjectCard>;

/** A project in a place with trending projects. */
export const FeaturedProject = z.extend(ProjectCard, {
  /** Whether it has a place that is reserved for owners with wider visibility. */
  isReserved: z.boolean(),
});
export type FeaturedProject = z.infer<typeof FeaturedProject>;

/** A project with all its fields. */
export const Project = z.extend(ProjectCard, {
  /** Its versions in other languages; absent if there is none. */
  translations: z.optional(z.partialRecord(WrittenLanguage, ProjectTranslation)),
  details: z.string(),
  /** Path of the picture that link previews show, once it has been made. */
  sharePicture: z.optional(z.string()),
  videoUrl: z.optional(z.string()),
  prototypeUrl: z.optional(z.string()),
  faq: z.optional(Faq),
  budgetLines: z.optional(BudgetLines),
  /** Milestones of the owner's own, beside the stones of the budget. */
  milestones: z.optional(Milestones),
  /** Pictures beside the cover. */
  gallery: z.optional(Pictures),
  /** Amounts that have been spent, as its owner reported it. */
  spending: z.optional(Spending),
  rolesNeeded: z.int(),
  totalContributionBudget: MinorUnits,
  numberOfContributions: z.int(),
  contributionName: z.string(),
  contributorsPart: z.int(),
  /** Minor units. */
  unitPrice: MinorUnits,
  /** Names of the stones of the budget; absent until the owner names one. */
  stoneNames: z.optional(StoneNames),
  soldUnits: z.int(),
  /** Units that are neither sold nor reserved. */
  remainingUnits: z.int(),
  members: z.int(),
  /** Number of donations and purchases that it has kept. */
  payments: z.int(),
  /** Number of people who are told of its progress. */
  followers: z.int(),
  /** Completeness of the project's page, in percent of its fields and steps. */
  completeness: z.int(),
  /** Steps that would complete the page; only for its owner. */
  missing: z.optional(z.array(z.enum(completenessSteps))),
  updatedAt: Instant,
  /** An administrator's reason for denying it; only for its owner and administrators. */
  reason: z.optional(z.string()),
  /** Time of the denial; only for its owner and administrators. */
  deniedAt: z.optional(Instant),
  /** The last question of an administrator, and those before it in the same review; only for its owner and administrators. */
  question: z.optional(ReviewQuestion),
  earlierQuestions: z.optional(z.array(ReviewQuestion)),
  /** The greeting of people who join the team; only for its owner. */
  greeting: z.optional(Greeting),
  /** An edit that has not taken effect; only for its owner and administrators. */
  pendingEdit: z.optional(PendingEdit),
  /** Whether its owner has been banned: only administrators see it, and it takes no payments and applications. */
  suspended: z.boolean(),
  ...withTranslator,
  /** The caller's relation to the project. */
  you: ProjectRelation,
});
export type Project = z.infer<typeof Project>;
