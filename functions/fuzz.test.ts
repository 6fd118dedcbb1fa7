import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { fuzz } from './testing/fuzz.ts';
import { createScene, type Scene } from './testing/roleMatrix/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.end());

/** A sample of the requests of `fuzz.long.test.ts`, with the same seed. */
test.each(contracts.map(contract => [contract.id, contract] as const))(
  '%s answers no mutated request with an error of the server',
  async (_, contract) => {
    expect(await fuzz(scene, contract, { seed: 1, mutations: 8 })).toEqual([]);
  },
);
