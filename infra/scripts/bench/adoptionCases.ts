import { handler as applyForAdoption } from '#functions/adoption/applyForAdoption.lambda.ts';
import { handler as chooseAdopter } from '#functions/adoption/chooseAdopter.lambda.ts';
import { handler as confirmAdoption } from '#functions/adoption/confirmAdoption.lambda.ts';
import { handler as denyAdoption } from '#functions/adoption/denyAdoption.lambda.ts';
import { handler as getAdoption } from '#functions/adoption/getAdoption.lambda.ts';
import { handler as listAdoptionCandidates } from '#functions/adoption/listAdoptionCandidates.lambda.ts';
import { handler as listPendingAdoptions } from '#functions/adoption/listPendingAdoptions.lambda.ts';
import { handler as listProjectsToAdopt } from '#functions/adoption/listProjectsToAdopt.lambda.ts';
import { handler as offerAdoption } from '#functions/adoption/offerAdoption.lambda.ts';
import { offeredProject } from '#functions/adoption/testing/offeredProject.ts';
import { handler as withdrawAdoption } from '#functions/adoption/withdrawAdoption.lambda.ts';
import { handler as withdrawCandidacy } from '#functions/adoption/withdrawCandidacy.lambda.ts';
import type { World } from '#functions/testing/world.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Calls on the adoption of a project with a team, from its offer to its new owner. */
export async function adoptionCases(world: World, { byAdmin }: BenchWorld): Promise<Case[]> {
  const { owner, ana, ProjectID } = await offeredProject(world);
  const [byOwner, byAna] = [owner, ana].map(as => ({ as }));
  const input = { ProjectID };
  const offer = { name: 'offerAdoption', handler: offerAdoption, sending: byOwner };
  const apply = {
    handler: applyForAdoption,
    input: { ProjectID, body: { note: 'I would like to bring it to its end.' } },
    sending: byAna,
  };
  const choose = { handler: chooseAdopter, input: { ProjectID, body: { UserID: ana } }, sending: byOwner };
  const reason = 'Their account is two days old.';
  return [
    { ...offer, input: { ProjectID, body: {} } },
    { name: 'applyForAdoption', ...apply },
    { name: 'withdrawCandidacy', handler: withdrawCandidacy, input, sending: byAna },
    { name: 'applyForAdoption, again', ...apply },
    { name: 'getAdoption', handler: getAdoption, input },
    { name: 'getAdoption, known caller', handler: getAdoption, input, sending: byOwner },
    { name: 'listAdoptionCandidates', handler: listAdoptionCandidates, input, sending: byOwner },
    { name: 'chooseAdopter', ...choose },
    { name: 'listPendingAdoptions', handler: listPendingAdoptions, input: {}, sending: byAdmin },
    {
      name: 'denyAdoption',
      handler: denyAdoption,
      input: { ProjectID, body: { UserID: ana, reason } },
      sending: byAdmin,
    },
    { name: 'withdrawAdoption', handler: withdrawAdoption, input, sending: byOwner },
    { ...offer, name: 'offerAdoption, again', input: { ProjectID, body: {} } },
    { name: 'applyForAdoption, next offer', ...apply },
    { name: 'chooseAdopter, next offer', ...choose },
    {
      name: 'confirmAdoption',
      handler: confirmAdoption,
      input: { ProjectID, body: { UserID: ana } },
      sending: byAdmin,
    },
    { name: 'listProjectsToAdopt', handler: listProjectsToAdopt, input: {} },
  ];
}
