import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { importOperation } from './operations.ts';
import { expectedOutcome, type Outcome, roles } from './testing/roleMatrix/roles.ts';
import { type Row, targets } from './testing/roleMatrix/row.ts';
import { rows } from './testing/roleMatrix/rows.ts';
import { createScene, type Scene } from './testing/roleMatrix/scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.end());

/**
 * Access to each endpoint: it is called by each role, for resources of their own, of another person and unknown ones. A refused
 * call must not write anything, and no call may fail with an error of the server.
 */
describe('each role gets the expected answer and refusals write nothing', () => {
  test.each(contracts.map(contract => [contract.id, contract] as const))(
    '%s',
    async (id, contract) => {
      const operation = await importOperation(contract);
      const row: Row | undefined = Reflect.get(rows, id);
      expect(row, `a row for ${id} in testing/roleMatrix`).toBeDefined();

      const expected: Record<string, Outcome> = {};
      const actual: Record<string, Outcome> = {};
      const written: Record<string, string[]> = {};
      for (const target of targets) {
        const [send, outcomes] = row?.[target] ?? [];
        for (const role of send && outcomes ? roles : []) {
          const request = send?.(scene, role);
          if (!request || outcomes === undefined) continue;
          const cell = `${role}, ${target}`;
          expected[cell] = expectedOutcome(contract.spec.access, role, outcomes);
          const { status, code } = await scene.call(operation, request, role);
          actual[cell] = code ?? status;
          const changed = await scene.restore();
          if (code && changed.length > 0) written[cell] = changed;
        }
      }
      expect(actual).toEqual(expected);
      expect(written).toEqual({});
    },
    60_000,
  );
});

test('no row is left over from an endpoint that no longer exists', () => {
  const ids = new Set(contracts.map(({ id }) => id));
  expect(Object.keys(rows).filter(id => !ids.has(id))).toEqual([]);
});
