import { formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import { unitPrice } from '#shared/entities/price.ts';
import type { Project, ProjectCard } from '#shared/entities/project.ts';
import type { PendingEdit } from '#shared/entities/projectEdit.ts';
import type { ProjectRelation } from '#shared/entities/projectRelation.ts';
import type { Translator } from '#shared/entities/translation.ts';
import { fullNameOf } from '#shared/fullName.ts';
import { isActionAllowed, isPublished, type ProjectState, projectActions } from '#shared/lifecycle.ts';
import { toProjectTranslation } from '#shared/translation/translations.ts';
import { translatorsOf } from '#shared/translation/translators.ts';
import { completenessOf } from './completeness.ts';
import type { ProjectEdit } from './edit.store.ts';
import type { Listing } from './listing.store.ts';
import type { ProjectRecord } from './project.store.ts';
import { cardTranslations, neededIn, shownRoles } from './searchDocument.ts';
import type { ProjectStats } from './stats.store.ts';
import { languagesIn, publishedPieces, type StoredTranslations } from './translation.store.ts';

/** The items that a project's representations are built from. */
export interface ProjectItems {
  project: ProjectRecord;
  stats: ProjectStats;
  /** Absent until the project has been indexed for the market. */
  listing?: Listing | undefined;
  /** Absent if there is none; cards have those of the listing. */
  translations?: StoredTranslations | undefined;
  owner?: StoredUser | undefined;
  /** The people who have translated it for its owner, as far as they can be named. */
  translators?: readonly StoredUser[];
  edit?: ProjectEdit | undefined;
}

type CardCounts = Pick<ProjectStats, 'raised' | 'supporters' | 'likes' | 'comments'>;

/** The counters that many people change, as cards show them. */
export const cardCounts = ({ raised, supporters, likes, comments }: CardCounts): CardCounts => ({
  raised: Math.max(0, raised),
  supporters,
  likes,
  comments,
});

/** Whether a project has been published and takes no applications any more, or not for now. */
const isClosed = (status: ProjectState): boolean =>
  isPublished(status) && !isActionAllowed(projectActions.acceptApplications, status);

/** Card of a project for lists. Its translations are those of the listing, which only public projects have. */
export function toCard({ project, stats, listing, owner }: ProjectItems): ProjectCard {
  const { ProjectID, OwnerUserID, name, shortName, description, language, country, currency } = project;
  const { image, status, progress, endDate, timeZone, submittedAt, approvedAt, budget, toHire } = project;
  return {
    ProjectID,
    owner: owner ? toAuthorSummary(owner) : formerMember(OwnerUserID),
    name,
    shortName,
    description,
    language,
    country,
    currency,
    image,
    status,
    progress,
    endDate,
    ...(timeZone !== undefined && { timeZone }),
    submittedAt,
    ...(approvedAt && { approvedAt }),
    budget,
    ...cardCounts(stats),
    rolesOpen: isClosed(status) ? 0 : stats.rolesOpen,
    ...shownRoles(listing?.document),
    toHire,
    ...cardTranslations(listing?.document),
  };
}

/** Translations as the page of the project shows them: with the pieces that its owner and administrators may edit or review. */
function translationsFor(
  { project, translations: stored, listing, translators = [] }: ProjectItems,
  mayEdit: boolean,
): Pick<Project, 'translations'> {
  const pieces = languagesIn(publishedPieces(project, stored));
  if (pieces.length === 0) return {};
  const views = pieces.map(([language, translated]) => [
    language,
    toProjectTranslation(project, translated, {
      updatedAt: stored?.languages[language]?.updatedAt ?? project.updatedAt,
      needs: neededIn(listing?.document, language),
      mayEdit,
      translators: translatorsOf(translated)
        .flatMap(id => translators.find(({ UserID }) => UserID === id) ?? [])
        .map(toTranslator),
    }),
  ]);
  return { translations: Object.fromEntries(views) };
}

const toTranslator = (user: StoredUser): Translator => {
  const { UserID, username } = user;
  const name = fullNameOf(user);
  return { UserID, username, ...(name && { name }) };
};

const toPendingEdit = ({ changes, submittedAt, version, reason }: ProjectEdit): PendingEdit => ({
  changes,
  submittedAt,
  version,
  ...(reason !== undefined && { reason }),
});

/** A project with all its fields. The reason and time of a denial and a pending edit are for its owner and administrators, the greeting for its owner. */
export function toProject(items: ProjectItems, you: ProjectRelation): Project {
  const { project, stats, edit } = items;
  const { details, videoUrl, prototypeUrl, faq, budgetLines, milestones, gallery, spending } = project;
  const { sharePicture, rolesNeeded, totalContributionBudget, numberOfContributions } = project;
  const {
    contributionName,
    contributorsPart,
    stoneNames,
    greeting,
    updatedAt,
    reason,
    deniedAt,
    question,
    earlierQuestions,
  } = project;
  const { soldUnits, remainingUnits, members, payments, followers } = stats;
  const { completeness, missing } = completenessOf(project, stats);
  const canSeeDenial = you.owner || you.canAdminister;
  const { translations: _cardTranslations, ...card } = toCard(items);
  return {
    ...card,
    ...translationsFor(items, canSeeDenial),
    details,
    ...(videoUrl !== undefined && { videoUrl }),
    ...(prototypeUrl !== undefined && { prototypeUrl }),
    ...(faq && { faq }),
    ...(budgetLines && { budgetLines }),
    ...(milestones && { milestones }),
    ...(gallery && { gallery }),
    ...(spending && { spending }),
    ...(sharePicture !== undefined && { sharePicture }),
    rolesNeeded,
    totalContributionBudget,
    numberOfContributions,
    contributionName,
    contributorsPart,
    unitPrice: unitPrice(project),
    ...(stoneNames && { stoneNames }),
    soldUnits,
    remainingUnits,
    members,
    payments,
    followers,
    completeness,
    ...(you.owner && { missing }),
    updatedAt,
    ...(canSeeDenial && reason !== undefined && { reason }),
    ...(canSeeDenial && deniedAt !== undefined && { deniedAt }),
    ...(canSeeDenial && question !== undefined && { question }),
    ...(canSeeDenial && earlierQuestions?.length && { earlierQuestions }),
    ...(you.owner && greeting && { greeting }),
    ...(canSeeDenial && edit && { pendingEdit: toPendingEdit(edit) }),
    suspended: items.owner?.status === 'banned',
    you,
  };
}
