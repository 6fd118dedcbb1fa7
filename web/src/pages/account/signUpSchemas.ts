import * as z from 'zod/mini';
import { auth } from '#shared/contracts/auth.ts';
import { DrawnAvatar } from '#shared/entities/avatar.ts';

/** The account to create, and consent to the terms. */
export const signUpSchema = z.extend(auth.signUp.spec.body, {
  terms: z.literal(true, { error: 'validation.terms' }),
});

const StoredSignUp = z.partial(
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
    email: z.string(),
    terms: z.boolean(),
    avatar: DrawnAvatar,
  }),
);
type SignUpDraft = {
  [Name in keyof z.infer<typeof StoredSignUp>]?: NonNullable<z.infer<typeof StoredSignUp>[Name]>;
};

/** The fields of a stored draft; undefined if it no longer fits the form. */
export function parseSignUpDraft(stored: unknown): SignUpDraft | undefined {
  const { data } = z.safeParse(StoredSignUp, stored);
  return data && Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
