import { addDays } from '#shared/days.ts';
import type { Project } from '#shared/entities/project.ts';
import type { ProspectDraft } from '#shared/entities/prospect.ts';
import type { Faq } from '#shared/entities/showing.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { centre, type FocusPoint } from '#shared/focus.ts';
import type { UploadID } from '#shared/ids.ts';
import { type Country, type Currency, countries, project } from '#shared/settings.ts';
import { wholeWordsOf } from '#shared/truncate.ts';
import { choicesIn, type TypedPicture, typedPictures } from '#web/domain/pictures/typedPictures.ts';
import { editedVersion } from '#web/domain/project/editedVersion.ts';
import type { Language } from '#web/i18n/languages.ts';
import {
  parseAmount,
  parsePercent,
  parseWhole,
  type TypedNumber,
  typedAmount,
  typedWhole,
} from '#web/i18n/typedNumber.ts';
import {
  entriesIn,
  milestonesIn,
  retypedEntries,
  type TypedLine,
  type TypedMilestone,
  typedEntries,
} from './amountEntries.ts';
import { suggestedPoints } from './price.ts';

/** An uploaded picture that has been processed. */
export interface UploadedPicture {
  UploadID: UploadID;
  card: string;
  cover: string;
}

export type Palette = 'moss' | 'ember' | 'tide';

/** Values of the form; numbers are text as it is typed in the language of the page. */
export interface ProposalValues {
  name: string;
  shortName: string;
  description: string;
  details: string;
  language: WrittenLanguage;
  country: Country;
  progress: number;
  endDate: string;
  budget: string;
  /** Empty: the whole budget is divided into points. */
  pointsBudget: string;
  numberOfContributions: string;
  contributionName: string;
  contributorsPart: string;
  picture: Palette | 'upload' | 'keep';
  upload: UploadedPicture | null;
  /** Point that stays in view where an uploaded picture is cropped. */
  focus: FocusPoint;
  videoUrl: string;
  prototypeUrl: string;
  /** Those of which nothing has been written are not sent. */
  faq: Faq;
  budgetLines: TypedLine[];
  /** In the order in which they were written. */
  milestones: TypedMilestone[];
  /** Pictures beside the cover. */
  gallery: TypedPicture[];
}

export type FieldName = keyof ProposalValues;

/** A role of the proposal; it becomes a prospect once the project exists. */
export interface RoleValues extends ProspectDraft {
  key: string;
}

/** Earliest and latest end date on a day of the project. */
export const endDateBounds = (today: string): { min: string; max: string } => ({
  min: addDays(today, 1),
  max: addDays(today, project.endDateDays.max),
});

/** Circumstances on which the initial values of a proposal depend. */
export interface Beginning extends Pick<ProposalValues, 'language' | 'country'> {
  /** Current day in the owner's time zone. */
  today: string;
}

/** Initial values of a proposal. */
export const emptyValues = ({ language, country, today }: Beginning): ProposalValues => ({
  name: '',
  shortName: '',
  description: '',
  details: '',
  language,
  country,
  progress: 0,
  endDate: addDays(today, project.endDateDays.default),
  budget: '',
  pointsBudget: '',
  numberOfContributions: '',
  contributionName: '',
  contributorsPart: String(project.contributorsPart.default),
  picture: 'moss',
  upload: null,
  focus: centre,
  videoUrl: '',
  prototypeUrl: '',
  faq: [],
  budgetLines: [],
  milestones: [],
  gallery: [],
});

/** Form values of an existing project, with the texts that wait for a review and the numbers as they are typed in a language. */
export const valuesOf = (project: Project, lang: Language): ProposalValues =>
  valuesIn(editedVersion(project), lang);

const valuesIn = (from: Project, lang: Language): ProposalValues => ({
  name: from.name,
  shortName: from.shortName === shortNameOf({ name: from.name, shortName: '' }) ? '' : from.shortName, // it follows the name
  description: from.description,
  details: from.details,
  language: from.language,
  country: from.country,
  progress: from.progress,
  endDate: from.endDate,
  budget: typedAmount(from.budget, lang),
  pointsBudget:
    from.totalContributionBudget === from.budget ? '' : typedAmount(from.totalContributionBudget, lang),
  numberOfContributions: typedWhole(from.numberOfContributions, lang),
  contributionName: from.contributionName,
  contributorsPart: typedWhole(from.contributorsPart, lang),
  picture: from.image.kind === 'cairn' ? from.image.palette : 'keep',
  upload: null,
  focus: (from.image.kind === 'picture' && from.image.focus) || centre,
  videoUrl: from.videoUrl ?? '',
  prototypeUrl: from.prototypeUrl ?? '',
  faq: from.faq ?? [],
  budgetLines: typedEntries(from.budgetLines, lang),
  milestones: typedEntries(from.milestones, lang),
  gallery: typedPictures(from.gallery),
});

/** The short name; if it is empty, the beginning of the name. */
export const shortNameOf = ({ name, shortName }: Pick<ProposalValues, 'name' | 'shortName'>): string =>
  shortName.trim() || wholeWordsOf(name, project.shortName);

/** Default name of a point, unless the owner gives another one. */
const POINT_NAMES: Record<WrittenLanguage, string> = { en: 'point', fr: 'point', es: 'punto' };

/** Values that a new proposal uses for fields that its owner leaves empty. */
export function defaultsFor(values: ProposalValues, lang: Language) {
  const points = suggestedPoints(pointsTotalOf(values, lang));
  return {
    numberOfContributions: points === undefined ? '' : typedWhole(points, lang),
    contributionName: POINT_NAMES[values.language],
  };
}

/** The values of a new proposal with its defaults in place of empty fields. */
export function filledIn<Values extends ProposalValues>(values: Values, lang: Language): Values {
  const { numberOfContributions, contributionName } = defaultsFor(values, lang);
  return {
    ...values,
    numberOfContributions: values.numberOfContributions.trim() || numberOfContributions,
    contributionName: values.contributionName.trim() || contributionName,
  };
}

/** The fields for numbers, and how each is read. */
const NUMBERS = {
  budget: parseAmount,
  pointsBudget: parseAmount,
  numberOfContributions: parseWhole,
  contributorsPart: parsePercent,
} as const satisfies Partial<
  Record<FieldName, (typed: string, lang: Language, currency: Currency) => TypedNumber>
>;
export type NumberField = keyof typeof NUMBERS;
const numberFields = Object.keys(NUMBERS) as NumberField[]; // the keys of a constant object
export const isNumberField = (name: string): name is NumberField => Object.hasOwn(NUMBERS, name);

/** Reads a field for a number: amounts in minor units, or why it cannot be read. */
export const numberIn = (name: NumberField, values: ProposalValues, lang: Language): TypedNumber =>
  NUMBERS[name](values[name], lang, countries[values.country].currency);

/** The fields for numbers whose text cannot be read. A field that may be empty, or whose value is required, may be blank. */
export const unreadableNumbers = (values: ProposalValues, lang: Language): NumberField[] =>
  numberFields.filter(
    name =>
      (values[name].trim() || name === 'contributorsPart') &&
      numberIn(name, values, lang).value === undefined,
  );

/** The values with the numbers that can be read in one language as they are typed in another. */
export function retyped<Values extends ProposalValues>(values: Values, from: Language, to: Language): Values {
  const changed = numberFields.flatMap(name => {
    const { value } = numberIn(name, values, from);
    if (value === undefined) return [];
    return [[name, NUMBERS[name] === parseAmount ? typedAmount(value, to) : typedWhole(value, to)]];
  });
  const { budgetLines, milestones, country } = values;
  return {
    ...values,
    ...Object.fromEntries(changed),
    budgetLines: retypedEntries(budgetLines, country, { from, to }),
    milestones: retypedEntries(milestones, country, { from, to }),
  };
}

/** Amount that is divided into points, in minor units. */
export const pointsTotalOf = (values: ProposalValues, lang: Language): number | undefined =>
  numberIn(values.pointsBudget.trim() ? 'pointsBudget' : 'budget', values, lang).value;

/** Number of points, if it can be read. */
export const pointsOf = (values: ProposalValues, lang: Language): number | undefined =>
  numberIn('numberOfContributions', values, lang).value;

const orNull = <Entry>(entries: Entry[]): Entry[] | null => (entries.length > 0 ? entries : null);

/** Input of the contract; unreadable numbers are undefined and fail its check. */
export function toProposal(values: ProposalValues, lang: Language) {
  const { pointsBudget: _, picture, upload, focus, videoUrl, prototypeUrl, faq, gallery, ...rest } = values;
  const image =
    picture === 'upload'
      ? upload && { kind: 'upload', UploadID: upload.UploadID, focus }
      : picture === 'keep'
        ? { kind: 'keep', focus }
        : { kind: 'cairn', palette: picture };
  return {
    ...rest,
    shortName: shortNameOf(values),
    budget: numberIn('budget', values, lang).value,
    totalContributionBudget: pointsTotalOf(values, lang),
    numberOfContributions: pointsOf(values, lang),
    contributorsPart: numberIn('contributorsPart', values, lang).value,
    image,
    videoUrl: videoUrl.trim() || null,
    prototypeUrl: prototypeUrl.trim() || null,
    faq: orNull(faq.filter(({ question, answer }) => question.trim() || answer.trim())),
    budgetLines: orNull(entriesIn(values.budgetLines, values.country, lang)),
    milestones: orNull(milestonesIn(values.milestones, values.country, lang)),
    gallery: orNull(choicesIn(gallery)),
  };
}
