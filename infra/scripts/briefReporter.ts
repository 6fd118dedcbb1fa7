import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import { DefaultReporter, type TestModule, type TestRunEndReason, type TestSpecification } from 'vitest/node';

/** Interval at which the progress is printed without a terminal. */
const everyMs = 30_000;
const slowestShown = 10;

/** Kinds of test files, for the sum of their times: the first pattern that fits. */
const kinds: readonly [name: string, pattern: RegExp][] = [
  ['journeys', /^web\/e2e\/journey\//],
  ['web', /^web\//],
  ['money', /^functions\/(money|subscriptions)\//],
  ['other functions', /^functions\//],
  ['local cloud', /^infra\/local\//],
  ['the rest', /./],
];

/**
 * Prints only files with a problem; the others are counted, on a terminal in a line that moves. At the end come the slowest
 * files, and where the time went.
 */
export class BriefReporter extends DefaultReporter {
  #files = 0;
  #ended = 0;
  #printedAt = 0;

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.#files = specifications.length;
    this.#printedAt = performance.now();
  }

  override onTestModuleEnd(file: TestModule): void {
    super.onTestModuleEnd(file);
    this.#ended += 1;
    if (this.isTTY || performance.now() < this.#printedAt + everyMs) return;
    this.#printedAt = performance.now();
    this.log(` ${this.#ended} of ${this.#files} files`);
  }

  protected override printTestModule(file: TestModule): void {
    if (!file.ok()) super.printTestModule(file);
  }

  override onTestRunEnd(
    files: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    super.onTestRunEnd(files, errors, reason);
    if (files.length <= slowestShown) return;
    const timed = files
      .map(file => ({ name: relative(this.ctx.config.root, file.moduleId), seconds: secondsOf(file) }))
      .toSorted((one, other) => other.seconds - one.seconds);
    const slowest = timed.slice(0, slowestShown).map(({ name, seconds }) => lineOf(seconds, name));
    const sums = kinds.flatMap(([name, pattern]) => {
      const own = timed.filter(file => kinds.find(([, one]) => one.test(file.name))?.[1] === pattern);
      const seconds = own.reduce((sum, file) => sum + file.seconds, 0);
      return own.length > 0 ? [lineOf(seconds, `${name}, ${own.length} files`)] : [];
    });
    this.log(
      ['\n The slowest files:', ...slowest, '\n Where the time of all workers went:', ...sums].join('\n'),
    );
  }
}

/** Seconds in which a worker was busy with a file. */
function secondsOf(file: TestModule): number {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
    file.diagnostic();
  return (prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration) / 1000;
}

const lineOf = (seconds: number, what: string): string => `${seconds.toFixed(1).padStart(8)} s  ${what}`;
