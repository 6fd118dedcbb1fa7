import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { authLimits } from '#functions/auth/limitAuthAttempts.ts';
import { delays, maxAttempts } from '#functions/platform/table/write.ts';
import { mostEndpoints } from '#infra/cloud/quotas.ts';
import { settingNames } from '#infra/cloud/settings.ts';
import { pageCache } from '#shared/edgeCache.ts';
import { generation } from '#shared/generation.ts';
import { maintenance } from '#shared/maintenance.ts';
import { providerCalls, unclaimedPayouts } from '#shared/settings.ts';
import { PROJECT, PROPOSAL, PUBLIC, WORKING } from '../../web/build/budgets.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = ['README.md', ...globSync('infra/**/*.md', { cwd: root })];

/** The anchor of a heading, as GitHub writes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`. */
function expand(path: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^{}]+)\}(.*)$/.exec(path) ?? [];
  if (choices === undefined) return [path];
  return choices.split(',').flatMap(choice => expand(before + choice + after));
}

describe.each(documents)('%s', file => {
  const text = read(file);

  test('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = links
      .filter(target => !/^[a-z]+:/.test(target))
      .filter(target => {
        const [path = '', anchor] = target.split('#');
        const linked = path ? normalize(join(dirname(file), path)) : file;
        if (!existsSync(join(root, linked))) return true;
        return anchor !== undefined && !anchorsOf(linked).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  test('calls decisions by their numbers', () => {
    const links = [...text.matchAll(/\[decision (\d+)\]\([^)]*?(\d{4})-[^)]*\)/gi)];
    const wrong = links.filter(([, named, linked]) => Number(named) !== Number(linked));
    expect(wrong.map(([link]) => link)).toEqual([]);
  });

  test('names paths of the repository that exist', () => {
    const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
    const paths = code
      .flatMap(words => words.split(/[\s,]+(?![^{]*\})/))
      .filter(word => /^(shared|functions|web|infra)\/[\w./{},-]+$/.test(word))
      .flatMap(expand);
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([]);
  });

  test('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }; // npm's own format
    const named = [...text.matchAll(/(?:^|`|&& )npm (?:run )?([a-z][\w:]*)/gm)].map(([, name = '']) => name);
    const builtIn = ['ci', 'install'];
    expect(named.filter(name => !builtIn.includes(name) && !scripts[name])).toEqual([]);
  });
});

test('The names in the glossary are those of the code', () => {
  const code = globSync('{shared,functions}/**/*.ts', { cwd: root }).map(read).join('\n');
  const rows = [...read('infra/docs/glossary.md').matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)];
  const names = rows.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w$]+)…?`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter(name => !code.includes(name))).toEqual([]);
});

test('The repetitions of a write are those of the code', () => {
  const { baseDelayMs, maxDelayMs } = delays;
  const secondsOf = (attempts: number) =>
    Array.from(
      { length: attempts - 1 },
      (_, n) => Math.min(maxDelayMs, baseDelayMs * 2 ** (n + 1)) / 1000,
    ).reduce((sum, one) => sum + one);
  const text = read('infra/docs/local-table.md');
  for (const attempts of Object.values(maxAttempts))
    expect(text).toContain(`${attempts} times within ${Math.ceil(secondsOf(attempts))} s`);
  expect(read('infra/docs/decisions/0009-write-conflicts.md')).toContain(
    `at most ${maxAttempts.conflict} attempts after conflicts, ${maxAttempts.throttled} after throttling`,
  );
});

test.each(['README.md', 'infra/docs/deploy.md'])('%s lists all settings of a deployment', file => {
  const rows = [...read(file).matchAll(/^\| (`\w+`(?:, `\w+`)*) \| (?:yes|no) \|/gm)];
  const listed = rows.flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  const optionOfCommands = 'stage';
  const own = settingNames.filter(name => name !== optionOfCommands);
  expect(listed.toSorted()).toEqual([...own, 'stages'].toSorted());
});

test('The README names every npm script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }; // npm's own format
  const named = [...read('README.md').matchAll(/npm (?:run )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
  expect(Object.keys(scripts).filter(name => !named.includes(name))).toEqual([]);
});

test('The README says for how many endpoints each API has room', () => {
  const { administration, site } = mostEndpoints;
  expect(read('README.md')).toContain(
    `has room for ${administration}; that of all others has room for ${site} ([decision 128]`,
  );
});

test('The budgets of pages are those of the build', () => {
  const decision = read('infra/docs/decisions/0005-web-libraries.md');
  for (const { scripts } of [PUBLIC, PROJECT, WORKING, PROPOSAL]) {
    expect(read('README.md')).toContain(`${scripts} KB`);
    expect(decision).toContain(`${scripts} KB`);
  }
  const [, table = ''] = read('infra/docs/figures.md').split('| Page | Scripts (KB, Brotli) |');
  const [rows = ''] = table.split('\n\n');
  const listed = [...rows.matchAll(/\| (\d+) \|$/gm)].map(([, budget]) => Number(budget));
  expect(new Set(listed)).toEqual(
    new Set([PUBLIC, PROJECT, WORKING, PROPOSAL].map(({ scripts }) => scripts)),
  );
});

test('The figures of the runbook and of the operations guide are those of the settings', () => {
  const copyMinutes = (pageCache.seconds + pageCache.revalidating) / 60;
  const [, ...reminders] = unclaimedPayouts.reminderDays;
  const figures = {
    runbook: [
      `Functions follow within ${maintenance.rememberedSeconds} seconds`,
      `shown for up to ${copyMinutes} minutes more`,
      `at most ${providerCalls.backgroundPerSecond} calls of Stripe a second`,
      `in the ${unclaimedPayouts.afterDays} days since`,
      `after ${reminders.join(', ').replace(/, (\d+)$/, ' and $1')} days)`,
      `${generation.perHour} generations an hour, and on the largest plan ${generation.perDay.premium} a day`,
    ],
    operations: [`limited to ${authLimits.signUp.network.count} a day`],
  };
  for (const [guide, sentences] of Object.entries(figures))
    for (const sentence of sentences) expect(read(`infra/docs/${guide}.md`)).toContain(sentence);
});
