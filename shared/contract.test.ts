import { expect, test } from 'vitest';
import { del, domain, get } from './contract.ts';

test('an unknown specification key or path parameter does not compile', () => {
  const specification = { summary: 'Lay a stone.', access: 'public' } as const;

  // @ts-expect-error -- EndpointSpec has no such key
  get('/cairns', { ...specification, succesMessage: 'The stone is laid.' });
  // @ts-expect-error -- ids.ts has no {StoneID}
  get('/cairns/{StoneID}', specification);

  const { removeStone } = domain('cairns', { removeStone: del('/cairns/{ProjectID}', specification) });
  expect(removeStone).toEqual({
    id: 'removeStone',
    domain: 'cairns',
    method: 'DELETE',
    path: '/cairns/{ProjectID}',
    spec: specification,
  });
});
