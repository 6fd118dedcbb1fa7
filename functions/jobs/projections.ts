import {
  countMembership,
  countPendingRequest,
  countProject,
} from '#functions/authors/projectPersonCounts.ts';
import { callers } from '#functions/platform/caller.ts';
import { cascadeDeleteProject } from '#functions/projects/cascadeDeleteProject.ts';
import { bumpPublished, bumpStats, countRaised } from '#functions/projects/market/bumpProject.ts';
import { countPeople } from '#functions/projects/market/countPeople.ts';
import { syncListing, syncListingForRole } from '#functions/projects/market/reindexProject.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectStats } from '#functions/projects/stats.store.ts';
import { prospects } from '#functions/prospects/prospect.store.ts';
import { syncOpenRole, syncOpenRoles } from '#functions/prospects/syncOpenRoles.ts';
import { openRequests } from '#functions/requests/request.store.ts';
import { members } from '#functions/teams/team.store.ts';
import { type Projections, projectionsOf } from '../platform/projection.ts';

/** What follows from changes of items: `projectionsOf(projects, { keepSearchWords })`. */
export const projections: readonly Projections[] = [
  projectionsOf(prospects, { syncOpenRole, syncListingForRole }),
  projectionsOf(projects, { syncOpenRoles, syncListing, bumpPublished, cascadeDeleteProject, countProject }),
  projectionsOf(projectStats, { bumpStats, countRaised }),
  projectionsOf(callers, { countPeople }),
  projectionsOf(members, { countMembership }),
  projectionsOf(openRequests, { countPendingRequest }),
];
