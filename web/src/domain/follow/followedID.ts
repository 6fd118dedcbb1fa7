import type { FollowedID, ProjectID } from '#shared/ids.ts';

/** The id of a project as that of something to follow; both have the same shape. The schemas load after the first view. */
export const followedID = (id: ProjectID): FollowedID => id as string as FollowedID;
