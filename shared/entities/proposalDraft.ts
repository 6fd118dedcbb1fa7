import * as z from 'zod/mini';
import { Country, Instant, WrittenLanguage } from '../fields.ts';
import { centre } from '../focus.ts';
import { generation } from '../generation.ts';
import { ProposalDraftID, UploadID } from '../ids.ts';
import { plans } from '../plans.ts';
import { languages, project, proposalParts } from '../settings.ts';
import { showing } from '../showing.ts';
import { TaskContent } from './generated.ts';
import { Picture } from './picture.ts';
import { Focus } from './projectImage.ts';
import { ProspectDraft } from './prospect.ts';

/** Largest draft, in bytes of its JSON: the longest details three times over. */
export const maxDraftBytes = 32 * 1024;

const ProposalPart = z.enum(proposalParts);
export type ProposalPart = z.infer<typeof ProposalPart>;

/** A text as it was typed: what is too long for a proposal is kept, up to a bound. */
const typed = (most: number) => z.string().check(z.maxLength(most));
const line = typed(500);
const address = typed(4_000);

const FaqDraft = z.object({ question: line, answer: typed(2 * showing.faq.answer.max) });
const BudgetLineDraft = z.object({ purpose: line, amount: line });
const MilestoneDraft = z.object({ name: line, amount: line });
const PictureDraft = z.object({ UploadID, alt: line, caption: line });

/** Bounds an optional list of pictures; it is absent in drafts that were saved before it was. */
const gallery = <Shown extends z.ZodMiniType>(picture: Shown) =>
  z._default(z.array(picture).check(z.maxLength(showing.gallery.most)), []);

const fields = {
  name: line,
  shortName: line,
  description: typed(2_000),
  details: typed(2 * project.details.max),
  language: WrittenLanguage,
  country: Country,
  progress: z.number(),
  endDate: line,
  budget: line,
  pointsBudget: line,
  numberOfContributions: line,
  contributionName: line,
  contributorsPart: line,
  picture: z.enum(['moss', 'ember', 'tide', 'upload', 'keep']),
  videoUrl: address,
  prototypeUrl: address,
  /** These are absent in drafts that were saved before they were. */
  focus: z._default(Focus, centre),
  faq: z._default(z.array(FaqDraft).check(z.maxLength(showing.faq.most)), []),
  budgetLines: z._default(z.array(BudgetLineDraft).check(z.maxLength(showing.budgetLines.most)), []),
  milestones: z._default(z.array(MilestoneDraft).check(z.maxLength(showing.milestones.most)), []),
  /** Language in which the numbers were typed. */
  typedIn: z.enum(languages),
};

const rest = {
  roles: z
    .array(z.extend(ProspectDraft, { key: line }))
    .check(z.maxLength(plans.premium.prospectsPerProject)),
  tasks: z.array(TaskContent).check(z.maxLength(generation.tasksOfIdea.max)),
  /** Sections that were complete when the draft was saved, as its form judged them. */
  complete: z.array(ProposalPart).check(z.maxLength(proposalParts.length)),
};

/** A proposal as it stands in its form: it may be incomplete and invalid. Numbers and days are texts as they were typed. */
export const ProposalDraftContent = z
  .object({
    values: z.object({
      ...fields,
      /** The uploaded picture. */
      upload: z.nullable(z.object({ UploadID })),
      gallery: gallery(PictureDraft),
    }),
    ...rest,
  })
  .check(
    z.refine(content => new TextEncoder().encode(JSON.stringify(content)).length <= maxDraftBytes, {
      error: 'validation.draft_too_long',
    }),
  );
export type ProposalDraftContent = z.infer<typeof ProposalDraftContent>;

const about = {
  ProposalDraftID,
  /** Changes with each save. */
  version: z.int(),
  updatedAt: Instant,
};

/** A draft of a proposal. */
export const ProposalDraft = z.object({
  ...about,
  content: z.object({
    values: z.object({
      ...fields,
      /** The uploaded picture with its paths; null if there is none, or none any more. */
      upload: z.nullable(z.object({ UploadID, card: z.string(), cover: z.string() })),
      /** The uploaded pictures beside the cover that are still there. */
      gallery: gallery(z.extend(Picture, PictureDraft.shape)),
    }),
    ...rest,
  }),
});
export type ProposalDraft = z.infer<typeof ProposalDraft>;

/** A draft as a list shows it. */
export const ProposalDraftSummary = z.object({
  ...about,
  /** Empty while it has none. */
  name: z.string(),
  complete: rest.complete,
});
export type ProposalDraftSummary = z.infer<typeof ProposalDraftSummary>;
