import { afterAll, beforeAll, expect, test } from 'vitest';
import { probe } from '#functions/jobs/probe.ts';
import { createWorld, type World } from '#functions/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Runs the probe against a site that answers each address with the statuses given, one after another. */
async function probeWith(answers: Record<string, readonly (number | Error)[]>) {
  const asked: string[] = [];
  const fetchPage = async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const turn = asked.filter(path => path === pathname).length;
    asked.push(pathname);
    const answer = answers[pathname]?.[turn] ?? 200;
    if (answer instanceof Error) throw answer;
    return new Response('', { status: answer });
  };
  const run = probe.withDeps({ ...world.deps, probe: { fetch: fetchPage, pause: 0 } });
  const error = await run({}).then(
    () => undefined,
    (thrown: Error) => thrown.message,
  );
  return { asked, error };
}

test('opens the home page and the health check', async () => {
  expect(await probeWith({})).toEqual({ asked: ['/en', '/api/health/check'], error: undefined });
});

test('tries again, and fails if a page never answers with 200', async () => {
  const once = await probeWith({ '/en': [503] });
  expect(once.error).toBeUndefined();

  const never = await probeWith({ '/api/health/check': [503, new Error('connection refused'), 503] });
  expect(never.error).toBe('The site does not answer.');
  expect(never.asked.filter(path => path === '/api/health/check')).toHaveLength(3);
});
