import * as z from 'zod/mini';
import { idPattern, secretTokenPattern } from './idPatterns.ts';
import { messageLists, specialIds } from './settings.ts';

const shape = z.regex(idPattern);

/** Random ids that clients choose are long. */
const shapeOfKey = z.string().check(shape, z.minLength(16));

const id = <Brand extends string>() => z.string().check(shape).brand<Brand>();

export const UserID = id<'UserID'>();
export type UserID = z.infer<typeof UserID>;

/** A session of a person: the second of its start, since 1970. */
export const SessionID = z
  .string()
  .check(z.regex(/^\d{1,12}$/))
  .brand<'SessionID'>();
export type SessionID = z.infer<typeof SessionID>;

export const ProjectID = id<'ProjectID'>();
export type ProjectID = z.infer<typeof ProjectID>;

/** A draft of a proposal; the key of its submission, which removes it. */
export const ProposalDraftID = shapeOfKey.brand<'ProposalDraftID'>();
export type ProposalDraftID = z.infer<typeof ProposalDraftID>;

export const ProspectID = id<'ProspectID'>();
export type ProspectID = z.infer<typeof ProspectID>;

export const ContributionRequestId = id<'ContributionRequestId'>();
export type ContributionRequestId = z.infer<typeof ContributionRequestId>;

export const CommentID = id<'CommentID'>();
export type CommentID = z.infer<typeof CommentID>;

/** An entry of a project's progress log. */
export const ProgressEntryID = id<'ProgressEntryID'>();
export type ProgressEntryID = z.infer<typeof ProgressEntryID>;

/** Id of a payment and its order, which are one. */
export const PaymentID = id<'PaymentID'>();
export type PaymentID = z.infer<typeof PaymentID>;

/** Number of an invoice or credit note: the year of its issue and its place in the year's series. */
export const InvoiceNumber = z
  .string()
  .check(z.regex(/^20\d{2}-\d{6,9}$/))
  .brand<'InvoiceNumber'>();
export type InvoiceNumber = z.infer<typeof InvoiceNumber>;

export const RefundID = id<'RefundID'>();
export type RefundID = z.infer<typeof RefundID>;

export const RecipientPayoutId = id<'RecipientPayoutId'>();
export type RecipientPayoutId = z.infer<typeof RecipientPayoutId>;

export const TaskID = id<'TaskID'>();
export type TaskID = z.infer<typeof TaskID>;

/** A generated idea, role or task. */
export const SuggestionID = id<'SuggestionID'>();
export type SuggestionID = z.infer<typeof SuggestionID>;

export const NotificationID = id<'NotificationID'>();
export type NotificationID = z.infer<typeof NotificationID>;

/** A search of the market that a person has saved. */
export const SavedSearchID = id<'SavedSearchID'>();
export type SavedSearchID = z.infer<typeof SavedSearchID>;

/** Id of the project that a person follows. */
export const FollowedID = id<'FollowedID'>();
export type FollowedID = z.infer<typeof FollowedID>;

export const MessageID = id<'MessageID'>();
export type MessageID = z.infer<typeof MessageID>;

export const AuditID = id<'AuditID'>();
export type AuditID = z.infer<typeof AuditID>;

export const ReportID = id<'ReportID'>();
export type ReportID = z.infer<typeof ReportID>;

export const UploadID = id<'UploadID'>();
export type UploadID = z.infer<typeof UploadID>;

/** The provider's id of a subscription; `free` for people without one. */
export const SubscriptionId = z.string().check(z.maxLength(255)).brand<'SubscriptionId'>();
export type SubscriptionId = z.infer<typeof SubscriptionId>;

/** A single-use secret from an email. Only its SHA-256 is stored. */
export const SecretToken = z.string().check(z.regex(secretTokenPattern)).brand<'SecretToken'>();
export type SecretToken = z.infer<typeof SecretToken>;

/** SHA-256 of such a secret in hex: it names what the secret opens, and opens nothing. */
export const SecretHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Cognito identity providers for social sign-in, in lower case. */
export const IdentityProvider = z.enum(['google']);
export type IdentityProvider = z.infer<typeof IdentityProvider>;

/** Special accounts and projects of the specification. Their ids grant no rights. */
export const special = {
  topAdministrator: UserID.parse(specialIds.topAdministrator),
  support: UserID.parse(specialIds.support),
  supportProject: ProjectID.parse(specialIds.supportProject),
  noProject: ProjectID.parse(specialIds.noProject),
};

/** Whether an account is the site's own: that of the administration or that of support. */
export const isSpecialAccount = (id: UserID): boolean =>
  id === special.topAdministrator || id === special.support;

/** The schema of every {name} in a path, spelt as in the specification. */
export const pathParameters = {
  UserID,
  userId: UserID,
  OwnerUserID: UserID,
  ProjectID,
  ProspectID,
  TaskID,
  contributionRequestId: ContributionRequestId,
  recipientPayoutId: RecipientPayoutId,
  PaymentID,
  invoiceNumber: InvoiceNumber,
  /** A contact is identified by the UserID of the other person. */
  ContactID: UserID,
  ContactedUserID: UserID,
  CommentID,
  ProgressEntryID,
  ProposalDraftID,
  NotificationID,
  SavedSearchID,
  FollowedID,
  ReportID,
  UploadID,
  subscriptionId: SubscriptionId,
  /** A plan; an unknown one has a refusal of its own. */
  planTypeId: z.string().check(shape),
  /** A message. */
  id: MessageID,
  /** A list of messages. */
  type: z.enum(messageLists),
  resetToken: SecretToken,
  identityProvider: IdentityProvider,
};
