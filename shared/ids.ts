import * as z from 'zod/mini';

/** Letters that an id may hold: UUID v7 for new ones, short words and numbers for the special and demo ones. */
const shape = z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);

const id = <Brand extends string>() => z.string().check(shape).brand<Brand>();

export const UserID = id<'UserID'>();
export type UserID = z.infer<typeof UserID>;

export const ProjectID = id<'ProjectID'>();
export type ProjectID = z.infer<typeof ProjectID>;

export const ProspectID = id<'ProspectID'>();
export type ProspectID = z.infer<typeof ProspectID>;

export const ContributionRequestId = id<'ContributionRequestId'>();
export type ContributionRequestId = z.infer<typeof ContributionRequestId>;

export const CommentID = id<'CommentID'>();
export type CommentID = z.infer<typeof CommentID>;

/** One payment is one order; this names both. */
export const PaymentID = id<'PaymentID'>();
export type PaymentID = z.infer<typeof PaymentID>;

export const RecipientPayoutId = id<'RecipientPayoutId'>();
export type RecipientPayoutId = z.infer<typeof RecipientPayoutId>;

export const NotificationID = id<'NotificationID'>();
export type NotificationID = z.infer<typeof NotificationID>;

export const UploadID = id<'UploadID'>();
export type UploadID = z.infer<typeof UploadID>;

/** A single-use secret from a mail. Only its SHA-256 is stored. */
export const SecretToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{32,128}$/))
  .brand<'SecretToken'>();
export type SecretToken = z.infer<typeof SecretToken>;

/** Cognito identity providers that a person may sign in with, in lower case. */
export const IdentityProvider = z.enum(['google']);
export type IdentityProvider = z.infer<typeof IdentityProvider>;

/** Special accounts and projects of the specification; nothing gains power by its number. */
export const special = {
  topAdministrator: UserID.parse('1'),
  support: UserID.parse('2'),
  supportProject: ProjectID.parse('1'),
  noProject: ProjectID.parse('0'),
};

/** Every {name} that a path may contain, spelt as the specification spells it there. */
export const pathParameters = {
  UserID,
  userId: UserID,
  ProjectID,
  ProspectID,
  contributionRequestId: ContributionRequestId,
  recipientPayoutId: RecipientPayoutId,
  NotificationID,
  UploadID,
  resetToken: SecretToken,
  identityProvider: IdentityProvider,
};
