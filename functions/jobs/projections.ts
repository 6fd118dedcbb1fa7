import { countMembership, countPendingRequest, countProject } from '../authors/keepPersonCounts.ts';
import { callers } from '../platform/caller.ts';
import { projectFigures } from '../projects/figures.store.ts';
import { forgetProject } from '../projects/forgetProject.ts';
import { countPeople } from '../projects/market/countPeople.ts';
import { keepListing, keepListingOfRole } from '../projects/market/keepMarket.ts';
import { countRaised, warmFigures, warmPublished } from '../projects/market/keepMoving.ts';
import { projects } from '../projects/project.store.ts';
import { keepOpenRole, keepOpenRoles } from '../prospects/keepOpenRoles.ts';
import { prospects } from '../prospects/prospect.store.ts';
import { openRequests } from '../requests/request.store.ts';
import { members } from '../teams/team.store.ts';
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
