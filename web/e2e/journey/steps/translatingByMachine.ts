import { expect } from 'vitest';
import { paths } from '#shared/paths.ts';
import type { Scene } from '../scene.ts';

const original = 'Question depuis Quimper : le capteur supporte-t-il la vase ?';

/** A visitor has a French comment translated into Spanish by the phrase book of the machine, and reads the original again. */
export async function translateComment({ t, language: lang, newVisitor }: Scene): Promise<void> {
  const { page, context, errors } = await newVisitor();
  await page.goto(paths.project({ lang, ProjectID: 'tidewatch', hash: 'comments' }));
  const comment = page.getByRole('listitem').filter({ hasText: original }).last();
  await comment
    .getByRole('button', { name: t('common:machine.into.es') })
    .first()
    .click(); // its answers have their own
  const text = page.getByText('¿aguanta el sensor el fango?');
  await text.waitFor();
  expect(await text.evaluate(one => one.closest('[lang]')?.getAttribute('lang'))).toBe('es');
  await page.getByText(t('common:machine.from.fr')).first().waitFor();
  await page.getByRole('button', { name: t('common:machine.original') }).click();
  await page.getByText(original).waitFor();
  expect(await text.count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
}
