/**
 * When what a test waits for is given up as hanging. Generous, because no test may pass or fail by how long something took.
 */
export const hangsAfterMs = 60_000;

/** When a test or its preparation is given up; longer, so that the wait within it says what it waited for. */
export const testHangsAfterMs = 5 * hangsAfterMs;
