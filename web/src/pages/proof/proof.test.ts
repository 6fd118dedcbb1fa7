import { describe, expect, test } from 'vitest';
import type { ProofEntry } from '#shared/entities/proof.ts';
import { digestOf, entryHash, firstPrevious } from '#shared/proof.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

const project = aProject();
const { ProjectID } = project;
const at = '2026-11-20T10:00:00.000Z';
const path = `/en/proof/${ProjectID}`;

/** A valid chain of `length` entries, newest first. */
async function aChain(length: number): Promise<ProofEntry[]> {
  const entries: ProofEntry[] = [];
  let previous = firstPrevious;
  for (let seq = 1; seq <= length; seq++) {
    const open = {
      ProjectID,
      seq,
      at,
      kind: 'points' as const,
      digest: await digestOf({ seq }, 'salt'),
      previous,
    };
    previous = await entryHash(open);
    entries.unshift({ ...open, hash: previous });
  }
  return entries;
}

/** A server that pages a chain by 50 entries. */
function serverOf(entries: ProofEntry[], { isIntact = true } = {}) {
  const [latest] = entries;
  return {
    getProject: () => project,
    listProofEntries: ({ query }: { query: Record<string, unknown> }) => {
      const from = Number(query['cursor'] ?? 0);
      return {
        items: entries.slice(from, from + 50),
        ...(from + 50 < entries.length && { cursor: String(from + 50) }),
        ...(latest && {
          head: { seq: latest.seq, hash: latest.hash, at, check: { seq: latest.seq, at, isIntact } },
        }),
      };
    },
  };
}

describe('The proof of a project', () => {
  test('is recomputed in the browser, to the first entry if asked, and passes axe', async () => {
    const { page } = await pages.open(path, serverOf(await aChain(120)));
    await page.getByText('The latest 50 entries fit together').waitFor();
    await page.getByText('Our own check agrees').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.getByRole('columnheader', { name: 'Award' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Check every entry' }).click();
    await page.getByText('Nothing was changed: all 120 entries fit').waitFor();
    expect(await page.getByRole('row').count()).toBe(121);
  });

  test('names the entry that does not fit', async () => {
    const entries = await aChain(3);
    const changed = entries.map(entry =>
      entry.seq === 2
        ? { ...entry, digest: entry.digest.replace(/^./, entry.digest.startsWith('0') ? '1' : '0') }
        : entry,
    );
    const { page } = await pages.open(path, serverOf(changed, { isIntact: false }));
    await page.getByText('1 entry doesn’t fit').waitFor();
    await page.getByText('Our own check found a problem').waitFor();
    const row = page.getByRole('row', { name: /^2 Points/ });
    expect(await row.textContent()).toContain('Doesn’t fit');
  });

  test('finds a fingerprint that was noted earlier, beyond the loaded entries, and says if it is gone', async () => {
    const entries = await aChain(120);
    const { page } = await pages.open(path, serverOf(entries));
    const field = page.getByLabel('A fingerprint you kept');
    const search = page.getByRole('button', { name: 'Look for it' });
    await field.fill('short');
    await search.click();
    await page.getByText('Please enter all 64 characters').waitFor();
    expect(await field.inputValue()).toBe('short');

    await field.fill(` ${entries.at(-1)?.hash.toUpperCase()} `);
    await search.click();
    await page.getByText('Found: it is entry 1').waitFor();
    await field.fill('f'.repeat(64));
    await search.click();
    await page.getByText('Not in the chain').waitFor();
  });

  test('shows readers their own awards', async () => {
    const [latest, ...earlier] = await aChain(3);
    if (!latest) throw new Error('The chain is empty');
    const award = { UserID: project.owner.UserID, kind: 'task' as const, points: 40, projectPoints: 25, at };
    const own = { ...latest, award };
    const { page } = await pages.open(path, serverOf([own, ...earlier]));
    await page.getByRole('columnheader', { name: 'Award' }).waitFor();
    const row = page.getByRole('row', { name: /^3 Points/ });
    expect(await row.textContent()).toContain('+40 points, 25 team points');
  });

  test('says that nothing has been entered yet', async () => {
    const { page } = await pages.open(path, serverOf([]));
    await page.getByText('Nothing entered yet').waitFor();
  });
});
