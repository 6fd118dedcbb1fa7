import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { fuzz } from './testing/fuzz.ts';
import { createScene, type Scene } from './testing/roleMatrix/scene.ts';

/** Another seed or number of mutations: `SEED=… MUTATIONS=… npm run test:long -- functions/fuzz.long.test.ts`. */
const { SEED = '1', MUTATIONS = '200' } = process.env;

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.end());

test.each(contracts.map(contract => [contract.id, contract] as const))(
  `%s answers none of ${MUTATIONS} mutated requests from seed ${SEED} with an error of the server`,
  async (_, contract) => {
    expect(await fuzz(scene, contract, { seed: Number(SEED), mutations: Number(MUTATIONS) })).toEqual([]);
  },
);
