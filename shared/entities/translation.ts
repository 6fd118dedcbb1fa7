import * as z from 'zod/mini';
import { Instant, nameText, text, tidied, WrittenLanguage } from '../fields.ts';
import { starterTask } from '../finding.ts';
import { UserID } from '../ids.ts';
import { plans } from '../plans.ts';
import { project, prospect, task } from '../settings.ts';
import { showing } from '../showing.ts';
import { stoneName, stones } from '../stones.ts';
import { MarkdownText } from './markdownText.ts';

/** Pieces that every translation has. The others are shown in the original while they are missing. */
export const mainPieces = ['name', 'shortName', 'description', 'details'] as const;
export type MainPiece = (typeof mainPieces)[number];

/** Characters of a name of a stone that is translated: one without a name is no piece. */
const namedStone = { min: 1, max: stoneName.max };

/** Kinds of pieces of a project: the shape of their keys, and what their texts may be. */
export const pieceKinds = [
  { key: /^name$/, bounds: project.name, schema: nameText(project.name) },
  { key: /^shortName$/, bounds: project.shortName, schema: nameText(project.shortName) },
  { key: /^description$/, bounds: project.description, schema: text(project.description) },
  { key: /^details$/, bounds: project.details, schema: MarkdownText(project.details) },
  { key: /^contributionName$/, bounds: project.pointName, schema: text(project.pointName) },
  { key: /^faq\.\d\.question$/, bounds: showing.faq.question, schema: text(showing.faq.question) },
  { key: /^faq\.\d\.answer$/, bounds: showing.faq.answer, schema: text(showing.faq.answer) },
  {
    key: /^budgetLines\.\d$/,
    bounds: showing.budgetLines.purpose,
    schema: text(showing.budgetLines.purpose),
  },
  { key: /^gallery\.[\w-]{1,64}\.alt$/, bounds: showing.picture.alt, schema: text(showing.picture.alt) },
  {
    key: /^gallery\.[\w-]{1,64}\.caption$/,
    bounds: showing.picture.caption,
    schema: text(showing.picture.caption),
  },
  {
    key: /^milestones\.\d$/,
    bounds: showing.milestones.name,
    schema: text(showing.milestones.name),
  },
  { key: /^stoneNames\.\d$/, bounds: namedStone, schema: text(namedStone) },
  { key: /^role\.[\w-]{1,64}\.PersonType$/, bounds: prospect.PersonType, schema: text(prospect.PersonType) },
  { key: /^role\.[\w-]{1,64}\.Notes$/, bounds: prospect.Notes, schema: text(prospect.Notes) },
  { key: /^role\.[\w-]{1,64}\.starterTitle$/, bounds: task.Title, schema: text(task.Title) },
  {
    key: /^role\.[\w-]{1,64}\.starterDescription$/,
    bounds: starterTask.Description,
    schema: text(starterTask.Description),
  },
] as const;

/** The kind of a piece; undefined if no piece has such a key. */
export const pieceKindOf = (key: string) => pieceKinds.find(kind => kind.key.test(key));

/**
 * Key of a piece, a text of a project that can be translated: `name`, `shortName`, `description`, `details`,
 * `contributionName`, `faq.0.question`, `faq.0.answer`, `budgetLines.0`, `gallery.{UploadID}.alt`,
 * `gallery.{UploadID}.caption`, `milestones.0`, `stoneNames.0`, `role.{ProspectID}.PersonType`, `role.{ProspectID}.Notes`,
 * `role.{ProspectID}.starterTitle`, `role.{ProspectID}.starterDescription`.
 */
export const PieceKey = z
  .string()
  .check(z.refine(key => pieceKindOf(key) !== undefined, { error: 'validation.invalid' }));
export type PieceKey = z.infer<typeof PieceKey>;

/** Most pieces of a project: its own texts, and four of each role of the largest plan. */
export const mostPieces =
  mainPieces.length +
  1 +
  2 * (showing.faq.most + showing.gallery.most + 2 * plans.premium.prospectsPerProject) +
  showing.budgetLines.most +
  showing.milestones.most +
  stones;

/**
 * Bytes of all translations of a project together, with the originals that they translate: as much as details, questions and answers
 * of the greatest length need in two languages.
 */
export const maxTranslationBytes = 80_000;

/** The same of a translation into one language that a member of the team proposes: writing and deleting it costs as much as the two of a project. */
export const maxProposedBytes = maxTranslationBytes / 2;

/** All texts of a translation by their keys, as its author sends them. Pieces that are not translated are left out. */
export const TranslatedTexts = z.record(z.string().check(z.maxLength(100)), z.string().check(tidied())).check(
  z.refine(texts => Object.keys(texts).length <= mostPieces, { error: 'validation.invalid', abort: true }),
  z.check(({ value: texts, issues }) => {
    for (const key of mainPieces)
      if (texts[key] === undefined)
        issues.push({ code: 'custom', message: 'validation.required', path: [key], input: texts });
    for (const [key, value] of Object.entries(texts)) {
      const kind = pieceKindOf(key);
      if (!kind) {
        issues.push({ code: 'custom', message: 'validation.invalid', path: [key], input: texts });
        continue;
      }
      const parsed = z.safeParse(kind.schema, value);
      if (parsed.success) texts[key] = parsed.data;
      else
        for (const issue of parsed.error.issues)
          issues.push(
            issue.code === 'too_small' || issue.code === 'too_big'
              ? { ...issue, path: [key], input: value }
              : { code: 'custom', message: issue.message, path: [key], input: value },
          );
    }
  }),
);
export type TranslatedTexts = z.infer<typeof TranslatedTexts>;

/** Translations by language, as their author sends or has seen them; `null` stands for none. */
export const TranslationsChange = z.partialRecord(WrittenLanguage, z.nullable(TranslatedTexts));
export type TranslationsChange = z.infer<typeof TranslationsChange>;

const KnownTexts = z.record(z.string().check(z.maxLength(100)), z.string());

/** The same as the author of a change has seen them: they need not be complete or within bounds now. */
export const KnownTranslations = z.partialRecord(WrittenLanguage, z.nullable(KnownTexts));

/**
 * The originals that the texts of a translation translate, by the keys of their pieces, as the author of the translation has seen
 * them. A piece whose present original is another one is outdated; sending the present one says that the translation fits it.
 */
export const SeenOriginals = KnownTexts.check(
  z.refine(texts => Object.keys(texts).length <= mostPieces, { error: 'validation.invalid' }),
);
export type SeenOriginals = z.infer<typeof SeenOriginals>;

/** A translation that an owner accepts or a translator proposes, with what they have seen; shaped as in a change of the project. */
export const TranslationOffer = z.object({
  change: z.object({ translations: TranslationsChange }),
  known: z.optional(z.object({ translations: KnownTranslations })),
  originals: z.optional(SeenOriginals),
});
export type TranslationOffer = z.infer<typeof TranslationOffer>;

/**
 * A translated piece, with the original text that it translates. It is outdated once the original is another. `by` is the member of
 * the team who has translated it; absent if the owner has.
 */
const TranslatedPiece = z.object({ text: z.string(), of: z.string(), by: z.optional(UserID) });
export type TranslatedPiece = z.infer<typeof TranslatedPiece>;

/** The pieces of a translation by their keys, with their originals. */
export const TranslatedPieces = z.record(z.string(), TranslatedPiece);
export type TranslatedPieces = z.infer<typeof TranslatedPieces>;

/** Changes of translations in an edit, by language; `null` removes one. */
export const EditedTranslations = z.partialRecord(WrittenLanguage, z.nullable(TranslatedPieces));
export type EditedTranslations = z.infer<typeof EditedTranslations>;

/** A translation as cards show it. */
export const CardTranslation = z.object({
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  /** Names of open roles in the order of the card's `needs`, in the original where they are not translated; absent if none is. */
  needs: z.optional(z.array(z.string())),
});
export type CardTranslation = z.infer<typeof CardTranslation>;

/** A member of the team who has translated the project, by the name that they have now. */
const Translator = z.object({
  UserID,
  username: z.string(),
  /** First and last name. */
  name: z.optional(z.string()),
});
export type Translator = z.infer<typeof Translator>;

/** A translation of a project as its page shows it. */
export const ProjectTranslation = z.extend(CardTranslation, {
  /** Markdown. */
  details: z.string(),
  /** Translations of further pieces that apply to the project as it is, by their keys, without those of roles. */
  texts: z.record(z.string(), z.string()),
  /** Translations of texts of roles, which apply to a role whose original is `of`. */
  roles: z.optional(TranslatedPieces),
  /** Pieces whose original has changed since, without those of roles. Single texts are shown nevertheless, entries of lists in the original. */
  outdated: z.array(z.string()),
  /** Time of its last change. */
  updatedAt: Instant,
  /** Share of the pieces that are translated and not outdated, in percent, without those of roles. */
  percent: z.int(),
  /** The members of the team who have translated most of it; absent if the owner has. */
  translators: z.optional(z.array(Translator)),
  /** The outdated pieces as they are stored, by the keys in `outdated`; only for the project's owner and administrators. */
  former: z.optional(TranslatedPieces),
});
export type ProjectTranslation = z.infer<typeof ProjectTranslation>;

/** A translation of an open role, with the names of its project, as lists show it. */
export const RoleTranslation = z.object({
  projectName: z.string(),
  ProjectShortName: z.string(),
  /** Absent texts are shown in the original. */
  PersonType: z.optional(z.string()),
  Notes: z.optional(z.string()),
});
export type RoleTranslation = z.infer<typeof RoleTranslation>;
