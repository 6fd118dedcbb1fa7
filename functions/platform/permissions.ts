/** Cognito operations that need a permission, named by their IAM actions. */
export type IdentityOperation =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminInitiateAuth'
  | 'AdminListGroupsForUser'
  | 'AdminRespondToAuthChallenge'
  | 'AdminSetUserMFAPreference'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'AdminUserGlobalSignOut';

/** Permissions of a function besides reading and writing the table and writing its log. Everything else is denied. */
export interface Grants {
  /** The user pool's settings, and the operations that need a permission: those that anyone may call need none. */
  identity?: readonly IdentityOperation[];
  /** Post to the ledger; postings cannot be changed. */
  ledger?: true;
  /** Stripe's secret key and webhook secret. */
  stripe?: true;
  /** Sign and check the state that people return with from the provider's onboarding. */
  onboarding?: true;
  /**
   * `sign` uploads, `process` them into public or private files, `preview` videos that are not public, `link` to attachments of
   * messages, `release` and remove files, or `publish` files made otherwise.
   */
  files?: 'sign' | 'process' | 'preview' | 'link' | 'release' | 'publish';
  /** Read the snapshots of the market's index, or write them too. */
  marketIndex?: 'read' | 'write';
  /** Send email in the site's name. */
  mail?: true;
  /** Sign and check the unsubscribe links in emails. */
  unsubscribeLinks?: true;
  /** Hash the addresses of people who had used their trial, with the same secret. */
  addressHashes?: true;
  /** Send messages to the queue of payouts. */
  payoutQueue?: true;
  /** Call the configured model of Amazon Bedrock, if any. */
  generator?: true;
  /** `know` whether there is a translator, or `call` it. */
  translator?: 'know' | 'call';
}

/** Permissions of a function. */
export interface Permissions extends Grants {
  table: 'read' | 'write';
  /** The only partitions that it writes to; `attempts#*` are all keys that begin so. All but the ledger's by default. */
  partitions?: readonly string[];
}
