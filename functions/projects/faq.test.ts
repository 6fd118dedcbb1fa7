import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Faq } from '#shared/entities/showing.ts';
import type { ProjectID } from '#shared/ids.ts';
import { type AmendmentWorld, amendmentWorld } from './testing/amendmentWorld.ts';
import { updateProject } from './updateProject.ts';

const faq: Faq = [
  { question: 'Who may plant?', answer: 'Whoever comes on Saturday.\nBring gloves.' },
  {
    question: 'Does the roof carry it?',
    answer:
      'Yes, twice over; the engineer has weighed wet soil, snow and thirty dancing neighbours, and the report is on our page.',
  },
];

let world: AmendmentWorld;
beforeAll(async () => {
  world = await amendmentWorld();
});
afterAll(() => world.close());

const send = (id: ProjectID, change: object, known: object = {}) =>
  world.callWith(updateProject, { ProjectID: id, body: { change, known } }, { as: world.owner });

describe('questions and answers', () => {
  test('are submitted with a project, changed and removed', async () => {
    const id = await world.samples.submitted(world.owner, { faq });
    expect(await world.see(id)).toMatchObject({ faq });
    const turned = faq.toReversed();
    expect((await world.amend(id, { faq: turned })).data).toMatchObject({ faq: turned });
    expect((await world.amend(id, { name: 'A quieter garden' })).data).toMatchObject({ faq: turned });
    expect((await world.amend(id, { faq: null })).data).not.toHaveProperty('faq');
    expect(await world.see(id)).not.toHaveProperty('faq');
  });

  test('of a public project wait for a review, and so does their removal', async () => {
    const id = await world.samples.published(world.owner);
    const { data } = await world.amend(id, { faq });
    expect(data).not.toHaveProperty('faq');
    expect(data?.pendingEdit?.changes).toEqual({ faq });
    expect((await world.amend(id, { faq: null })).data).not.toHaveProperty('pendingEdit');

    const other = await world.samples.published(world.owner, { faq });
    expect((await world.amend(other, { faq: null })).data?.pendingEdit?.changes).toEqual({ faq: null });
    expect(await world.see(other)).toMatchObject({ faq });
  });

  test('take effect immediately where a few letters are corrected, without a new link', async () => {
    const id = await world.samples.published(world.owner, { faq });
    const corrected = faq.with(0, { question: 'Who may plant?', answer: 'Whoever comes on a Saturday.' });
    expect((await world.amend(id, { faq: corrected })).data).toMatchObject({ faq: corrected });
    const linking = faq.with(0, { question: 'Who may plant?', answer: 'See evil.example' });
    expect((await world.amend(id, { faq: linking })).data?.pendingEdit?.changes).toEqual({ faq: linking });
  });

  test('are not overwritten by a tab that has not seen them', async () => {
    const id = await world.samples.submitted(world.owner, { faq });
    expect((await send(id, { faq: faq.slice(1) }, { faq: null })).code).toBe('PROJECT_CHANGED');
    expect((await send(id, { faq: faq.slice(1) }, { faq })).data).toMatchObject({ faq: faq.slice(1) });
    expect((await send(id, { faq: null }, { faq: faq.slice(1) })).data).not.toHaveProperty('faq');
    expect((await send(id, { faq }, { faq: null })).data).toMatchObject({ faq });
  });

  test.each([
    ['none', []],
    ['more than five', Array.from({ length: 6 }, () => faq[0])],
    ['a question without an answer', [{ question: 'Why?', answer: '  ' }]],
    ['a question that is too long', [{ question: 'Why? '.repeat(31), answer: 'Because.' }]],
    ['an answer that is too long', [{ question: 'Why?', answer: 'x'.repeat(1_001) }]],
  ])('are refused if they are %s', async (_, wrong) => {
    const id = await world.samples.submitted(world.owner);
    const { code, envelope } = await send(id, { faq: wrong });
    expect(code).toBe('VALIDATION_FAILED');
    expect(JSON.stringify(envelope)).toContain('change.faq');
    expect(await world.see(id)).not.toHaveProperty('faq');
  });
});
