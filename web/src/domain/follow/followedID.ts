import type { FollowedID, ProjectID, UserID } from '#shared/ids.ts';

/** The id of a project or person as that of something to follow; they have the same shape. The schemas load after the first view. */
export const followedID = (id: ProjectID | UserID): FollowedID => id as string as FollowedID;
