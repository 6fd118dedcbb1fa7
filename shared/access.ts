/**
 * Who may call an endpoint.
 * `public`: anyone, the caller is not looked at. `optional`: anyone, a known caller is told more.
 * `signedIn`: a valid session. `admin`: a session of the Cognito group `admins`.
 * What a caller may do to a particular thing (its owner, a member) is the operation's own question.
 */
export type Access = 'public' | 'optional' | 'signedIn' | 'admin';
