import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { formsOfAdministrators } from './formsOfAdministrators.ts';
import { formsOfApplications } from './formsOfApplications.ts';
import { formsOfMembers } from './formsOfMembers.ts';
import { formsOfTranslations } from './formsOfTranslations.ts';
import type { FormVisit } from './formVisit.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter(file => !/\.test\.tsx?$|^(testing|pages\/kit)\//.test(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Names of all forms whose drafts are kept on the device, from the sources. */
export function formsWithDrafts(): string[] {
  const ofContracts = sources.flatMap(({ text }) =>
    [...text.matchAll(/useContractForm\(\s*(?:'(\w+)'|(kind)),[\s\S]*?draftOf: (null)?/g)].flatMap(
      ([, endpoint, isKind, none]) => (none ? [] : isKind ? ['requestPasswordReset'] : [endpoint ?? '']),
    ),
  );
  const others = sources.flatMap(({ text }) =>
    [...text.matchAll(/draft(?:: |=\{)\{\s*form: ['`]([^'`]+)['`]/g)].map(([, form = '']) => form),
  );
  return [...new Set([...ofContracts, ...others])].toSorted();
}

/** The way to each form, by its name. */
export const formVisits: Record<string, FormVisit> = {
  ...formsOfAdministrators,
  ...formsOfApplications,
  ...formsOfMembers,
  ...formsOfTranslations,
};

export const { addComment: addCommentVisit, updateContact: noteVisit } = formVisits as Record<
  'addComment' | 'updateContact',
  FormVisit
>;

/** Opens a form on its page, and returns the field to type in. */
export async function openForm(page: Page, { opener = [], field }: FormVisit): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  for (const name of opener)
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  if (field === undefined) return dialog.getByRole('textbox').last();
  return page.getByLabel(field, typeof field === 'string' ? { exact: true } : {}).first();
}
