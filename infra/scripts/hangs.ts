/**
 * Time in milliseconds after which a wait in a test counts as hanging. Generous, because the result of a test must not depend
 * on how long something takes.
 */
export const hangsAfterMs = 60_000;

/**
 * Time in milliseconds after which a test or its setup counts as hanging. Longer, so that a wait in it fails first and reports
 * what it waited for.
 */
export const testHangsAfterMs = 5 * hangsAfterMs;
