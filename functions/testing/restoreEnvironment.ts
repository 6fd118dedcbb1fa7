import { afterAll } from 'vitest';

/** Undoes what a test file changes in the environment, because other files run in the same process. */
const before = { ...process.env };
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
