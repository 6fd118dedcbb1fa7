import { countMembership, countPendingRequest, countProject } from '#functions/authors/keepPersonCounts.ts';
import { callers } from '#functions/platform/caller.ts';
import { projectFigures } from '#functions/projects/figures.store.ts';
import { forgetProject } from '#functions/projects/forgetProject.ts';
import { countPeople } from '#functions/projects/market/countPeople.ts';
import { keepListing, keepListingOfRole } from '#functions/projects/market/keepMarket.ts';
import { countRaised, warmFigures, warmPublished } from '#functions/projects/market/keepMoving.ts';
import { projects } from '#functions/projects/project.store.ts';
import { keepOpenRole, keepOpenRoles } from '#functions/prospects/keepOpenRoles.ts';
import { prospects } from '#functions/prospects/prospect.store.ts';
import { openRequests } from '#functions/requests/request.store.ts';
import { members } from '#functions/teams/team.store.ts';
import { type Projections, projectionsOf } from './projection.ts';

/** What follows from changes of items: `projectionsOf(projects, { keepSearchWords })`. */
export const projections: readonly Projections[] = [
  projectionsOf(prospects, { keepOpenRole, keepListingOfRole }),
  projectionsOf(projects, { keepOpenRoles, keepListing, warmPublished, forgetProject, countProject }),
  projectionsOf(projectFigures, { warmFigures, countRaised }),
  projectionsOf(callers, { countPeople }),
  projectionsOf(members, { countMembership }),
  projectionsOf(openRequests, { countPendingRequest }),
];
