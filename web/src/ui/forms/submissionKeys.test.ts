import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { badGateway } from '#web/testing/fakeApi.ts';
import { formVisits, openForm } from '#web/testing/forms.ts';
import type { FormVisit } from '#web/testing/formVisit.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aSession } from '#web/testing/samples.ts';

const pages = openPages();
const root = join(import.meta.dirname, '../..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter(file => !file.includes('.test.') && !file.startsWith('testing/'))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const idempotent = contracts.filter(({ spec }) => takesKey(spec.body)).map(({ id }) => id);

/** Whether a body, or one of its variants, takes the key of a submission. */
function takesKey(body: unknown): boolean {
  const def = (body as { def?: { shape?: object; options?: unknown[] } } | undefined)?.def;
  if (!def) return false;
  return Object.hasOwn(def.shape ?? {}, 'submissionKey') || (def.options ?? []).some(takesKey);
}

test('each form whose submission can be recognised sends its key', () => {
  const forms = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/useContractForm\(\s*'(\w+)',\s*\{[\s\S]*?\n {2}\}\)/g)]
      .filter(([, id = '']) => idempotent.some(known => known === id))
      .map(([form, id]) => ({ file, id, sendsKey: form.includes('submissionKey') })),
  );
  expect(forms.map(({ file, id }) => `${file} ${id}`).toSorted()).toEqual([
    'domain/recruiting/WriteToTeamForm.tsx writeToTeam',
    'pages/messages/compose/useComposer.ts sendMessage',
    'pages/tasks/board/QuickAdd.tsx createTask',
    'pages/tasks/edit/NewTaskForm.tsx createTask',
  ]);
  expect(forms.filter(({ sendsKey }) => !sendsKey)).toEqual([]);
});

test('what is sent again after a lost answer and a reload has the same key', async () => {
  const visit = formVisits['createTask'] as FormVisit;
  const { page, requestsTo } = await pages.open(
    visit.path,
    {
      ...visit.answers,
      refreshSession: () => aSession,
      healthCheck: () => ({ status: 'ok', now: new Date().toISOString() }),
      createTask: () => badGateway,
    },
    { signedIn: true, hasSeenPrivacy: true },
  );
  const send = page.getByRole('button', { name: 'Create task' });
  await (await openForm(page, visit)).fill('Paint the gauge');
  await send.click();
  await expect.poll(() => requestsTo('createTask').length).toBeGreaterThan(0);
  await page.getByText('Please try again in a moment').first().waitFor();
  await page.reload();

  const again = await openForm(page, visit);
  await expect.poll(() => again.inputValue()).toBe('Paint the gauge');
  const before = requestsTo('createTask').length;
  await send.click();
  await expect.poll(() => requestsTo('createTask').length).toBeGreaterThan(before);
  const keys = requestsTo('createTask').map(({ body }) => body['submissionKey']);
  expect(new Set(keys).size).toBe(1);
});
