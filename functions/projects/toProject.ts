import { formerMember, type StoredUser, toBrief } from '#functions/authors/author.store.ts';
import { type Project, type ProjectCard, unitPrice } from '#shared/entities/project.ts';
import { completenessOf } from './completeness.ts';
import type { FiguresRecord } from './figures.store.ts';
import type { Listing } from './market/listing.store.ts';
import type { ProjectRecord } from './project.store.ts';

/** The items that a project is shown from. */
export interface ProjectItems {
  project: ProjectRecord;
  figures: FiguresRecord;
  /** Absent until the market has heard of it. */
  listing?: Listing | undefined;
  owner?: StoredUser | undefined;
}

/** A project as lists show it. */
export function toCard({ project, figures, listing, owner }: ProjectItems): ProjectCard {
  const { ProjectID, OwnerUserID, name, shortName, description, language, country, currency } = project;
  const { image, status, progress, endDate, submittedAt, approvedAt, budget, toHire } = project;
  const { likes, comments, supporters, rolesOpen } = figures;
  return {
    ProjectID,
    owner: owner ? toBrief(owner) : formerMember(OwnerUserID),
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
    submittedAt,
    ...(approvedAt && { approvedAt }),
    budget,
    raised: Math.max(0, figures.raised),
    supporters,
    likes,
    comments,
    rolesOpen,
    skills: listing?.facts?.skills ?? [],
    toHire,
  };
}

/** What the caller is to a project. */
export interface Relation extends Record<'owner' | 'member' | 'liked' | 'canAdminister', boolean> {}

/** A project whole, for somebody; why it was denied is for its owner and administrators. */
export function toProject(items: ProjectItems, you: Relation): Project {
  const { project, figures } = items;
  const { details, videoUrl, rolesNeeded, totalContributionBudget, numberOfContributions } = project;
  const { contributionName, contributorsPart, updatedAt, reason } = project;
  const { soldUnits, remainingUnits, members } = figures;
  return {
    ...toCard(items),
    details,
    ...(videoUrl !== undefined && { videoUrl }),
    rolesNeeded,
    totalContributionBudget,
    numberOfContributions,
    contributionName,
    contributorsPart,
    unitPrice: unitPrice(project),
    soldUnits,
    remainingUnits,
    members,
    completeness: completenessOf(project, figures),
    updatedAt,
    ...(reason !== undefined && (you.owner || you.canAdminister) && { reason }),
    you,
  };
}
