import * as z from 'zod/mini';
import { type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import { endOfDay } from '#shared/days.ts';
import { Avatar } from '#shared/entities/avatar.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import { Country, Instant, Skill, WrittenLanguage } from '#shared/fields.ts';
import { type AnswerLimit, answerLimits, workplaces } from '#shared/finding.ts';
import { fullNameOf } from '#shared/fullName.ts';
import { ProspectID, UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions, publicProjectStates } from '#shared/lifecycle.ts';
import { roleTextsIn } from '#shared/translation/roleTexts.ts';
import { toProjectTranslation } from '#shared/translation/translations.ts';
import { truncate } from '#shared/truncate.ts';
import type { ProjectRecord } from './project.store.ts';
import { isClosed, type StoredProspect } from './prospect.store.ts';
import { languagesIn, type PiecesByLanguage } from './translation.store.ts';

/** Everything by which an open role is found, filtered and ordered. */
const OpenRoleDocument = z.object({
  id: ProspectID,
  name: z.string(),
  skill: Skill,
  /** The beginning of the owner's note. */
  notes: z.string(),
  hours: z.optional(z.int()),
  workplace: z.optional(z.enum(workplaces)),
  hasStarterTask: z.boolean(),
  createdAt: Instant,
  /** End of the last day to apply. */
  closesAt: z.optional(Instant),
  /** Translations of its name and note that apply to it. */
  translations: z.optional(
    z.partialRecord(
      WrittenLanguage,
      z.object({ name: z.optional(z.string()), notes: z.optional(z.string()) }),
    ),
  ),
});
export type OpenRoleDocument = z.infer<typeof OpenRoleDocument>;

/** Texts of a project in one of its languages. */
const TranslatedTexts = z.object({
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  /** The beginning of the details. */
  details: z.string(),
});

/** Everything by which the market finds, filters, orders and counts a public project. */
export const SearchDocument = z.object({
  OwnerUserID: UserID,
  status: z.enum(publicProjectStates),
  country: Country,
  /** Language of the project's texts. */
  language: WrittenLanguage,
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  /** The beginning of the details. */
  details: z.string(),
  /** The same texts in the other languages of the project. */
  translations: z.optional(z.partialRecord(WrittenLanguage, TranslatedTexts)),
  ownerName: z.string(),
  city: z.optional(z.string()),
  /** Fields of the owner that lists of roles show, and find roles by. */
  owner: z.optional(z.object({ username: z.string(), avatar: Avatar })),
  /** Days within which the owner usually answers applications; absent if they take longer or have answered too few. */
  answersWithin: z.optional(z.enum(answerLimits)),
  /** Roles that people can apply for, in the order in which they were added. */
  openRoles: z._default(z.array(OpenRoleDocument), []),
  /** The progress, rounded down to tens of percent: so many changes of it need no new document. */
  builtTens: z.int(),
  /** Whether the team can be hired. */
  toHire: z._default(z.boolean(), false),
  /** Roles of a team that can be hired. */
  teamRoles: z._default(z.array(z.object({ name: z.string(), skill: Skill })), []),
  /** End of the last day of the project. */
  endsAt: Instant,
  publishedAt: Instant,
});
export type SearchDocument = z.infer<typeof SearchDocument>;

/** Letters of the details that are searched. Each kilobyte of a document costs three write units with each change. */
const mostDetails = 1_000;

/** Letters of the note of a role that are searched. */
const mostNotes = 120;

/** Data of other items that the document of a project has. */
interface Surroundings {
  roles: readonly StoredProspect[];
  owner: StoredUser | undefined;
  answersWithin: AnswerLimit | undefined;
  /** Public translations of the project. */
  translated: PiecesByLanguage;
  at: string;
}

/** The document of a project with its roles, of which those are open that people can apply for; none unless it is public. */
export function toSearchDocument(
  project: ProjectRecord,
  { roles, owner, answersWithin, translated, at }: Surroundings,
): SearchDocument | undefined {
  const status = publicProjectStates.find(state => state === project.status);
  if (!status || project.suspended) return undefined;
  const { OwnerUserID, country, language, progress, endDate, name, shortName, description } = project;
  const openRoles = isActionAllowed(projectActions.acceptApplications, status)
    ? roles.filter(role => role.PersonFoundID === undefined && !isClosed(role, at))
    : [];
  return {
    OwnerUserID,
    status,
    country,
    language,
    name,
    shortName,
    description,
    details: searchedDetails(project.details),
    ...translatedTexts(project, translated),
    ownerName: owner ? fullNameOf(owner) : '',
    ...(owner?.city !== undefined && { city: owner.city }),
    ...(owner && { owner: shownOwner(owner) }),
    ...(answersWithin && openRoles.length > 0 && { answersWithin }),
    openRoles: openRoles.map(role => toOpenRole(role, translated)),
    builtTens: Math.floor(progress / 10),
    toHire: project.toHire,
    teamRoles: project.toHire
      ? roles
          .filter(({ PersonFoundID }) => PersonFoundID !== undefined)
          .map(({ PersonType, skill }) => ({ name: PersonType, skill }))
      : [],
    endsAt: endOfDay(project, endDate),
    publishedAt: project.approvedAt ?? project.submittedAt,
  };
}

const shownOwner = (owner: StoredUser) => {
  const { username, avatar } = toAuthorSummary(owner);
  return { username, avatar };
};

/** The beginning of details without addresses. */
const searchedDetails = (details: string): string =>
  truncate(details.replace(/https?:\/\/\S+/g, ' '), mostDetails);

function translatedTexts(
  project: ProjectRecord,
  translated: PiecesByLanguage,
): Pick<SearchDocument, 'translations'> {
  const versions = languagesIn(translated).map(([language, pieces]) => {
    const { name, shortName, description, details } = toProjectTranslation(project, pieces, {
      updatedAt: project.updatedAt,
      mayEdit: false,
    });
    return [language, { name, shortName, description, details: searchedDetails(details) }];
  });
  return versions.length > 0 ? { translations: Object.fromEntries(versions) } : {};
}

const toOpenRole = (role: StoredProspect, translated: PiecesByLanguage): OpenRoleDocument => {
  const { ProspectID, PersonType, skill, Notes, hoursPerWeek, workplace, closesAt, createdAt } = role;
  return {
    id: ProspectID,
    name: PersonType,
    skill,
    notes: truncate(Notes, mostNotes),
    ...(hoursPerWeek !== undefined && { hours: hoursPerWeek }),
    ...(workplace && { workplace }),
    hasStarterTask: role.starterTask !== undefined,
    createdAt,
    ...(closesAt && { closesAt }),
    ...translatedRole(role, translated),
  };
};

function translatedRole(
  role: StoredProspect,
  translated: PiecesByLanguage,
): Pick<OpenRoleDocument, 'translations'> {
  const versions = languagesIn(translated).flatMap(([language, pieces]) => {
    const { PersonType, Notes } = roleTextsIn(pieces, role);
    const texts = {
      ...(PersonType !== undefined && { name: PersonType }),
      ...(Notes !== undefined && { notes: truncate(Notes, mostNotes) }),
    };
    return Object.keys(texts).length > 0 ? [[language, texts]] : [];
  });
  return versions.length > 0 ? { translations: Object.fromEntries(versions) } : {};
}

/** Number of unfilled roles that a card names. */
const mostNeeds = 3;

/** Skills and names of the open roles, as cards show them. */
export const shownRoles = (document: SearchDocument | undefined) => ({
  skills: [...new Set(document?.openRoles.map(({ skill }) => skill))].toSorted(),
  needs: (document?.openRoles ?? []).slice(0, mostNeeds).map(({ name }) => name),
});

/** Names of the open roles that a card names, in a language of the project; undefined if none is translated. */
export function neededIn(
  document: SearchDocument | undefined,
  language: WrittenLanguage,
): string[] | undefined {
  const roles = (document?.openRoles ?? []).slice(0, mostNeeds);
  const isTranslated = roles.some(({ translations }) => translations?.[language]?.name !== undefined);
  return isTranslated
    ? roles.map(({ name, translations }) => translations?.[language]?.name ?? name)
    : undefined;
}

/** Translations of a project as its card shows them. */
export function cardTranslations(document: SearchDocument | undefined): Pick<ProjectCard, 'translations'> {
  if (!document?.translations) return {};
  const versions = Object.entries(document.translations).map(([language, texts]) => {
    const { name, shortName, description } = texts;
    const needs = neededIn(document, WrittenLanguage.parse(language));
    return [language, { name, shortName, description, ...(needs && { needs }) }];
  });
  return { translations: Object.fromEntries(versions) };
}
