import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take minutes, although they are short. */
const longest = /\/e2e\/journey\//;

/**
 * Starts the longest test files first, so that they do not end alone while other workers are idle. A first run has no recorded
 * durations and would order files by their size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) => Number(longest.test(other.moduleId)) - Number(longest.test(one.moduleId)),
    );
  }
}
