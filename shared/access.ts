/**
 * Access to an endpoint.
 * `public`: anyone; the caller is not identified. `optional`: anyone; signed-in callers may get more fields.
 * `signedIn`: a valid session. `admin`: a session of the Cognito group `admins`.
 * Rights on a particular item (its owner, a team member) are checked by the operation.
 */
export type Access = 'public' | 'optional' | 'signedIn' | 'admin';
