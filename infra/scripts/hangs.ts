/**
 * Time in milliseconds after which a wait in a test counts as hanging. Generous, because the result of a test must not depend
 * on how long something takes.
 */
export const hangsAfterMs = 60_000;

/**
 * Time in milliseconds after which a test or its setup counts as hanging. Longer, so that a wait in it fails first and reports
 * what it waited for: the first environment of a run creates the demo data, which takes half a minute, and five where other programs
 * keep all processors busy.
 */
export const testHangsAfterMs = 15 * hangsAfterMs;
