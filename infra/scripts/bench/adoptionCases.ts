import { applyForAdoption } from '#functions/adoption/applyForAdoption.ts';
import { chooseAdopter } from '#functions/adoption/chooseAdopter.ts';
import { confirmAdoption } from '#functions/adoption/confirmAdoption.ts';
import { denyAdoption } from '#functions/adoption/denyAdoption.ts';
import { getAdoption } from '#functions/adoption/getAdoption.ts';
import { listAdoptionCandidates } from '#functions/adoption/listAdoptionCandidates.ts';
import { listPendingAdoptions } from '#functions/adoption/listPendingAdoptions.ts';
import { listProjectsToAdopt } from '#functions/adoption/listProjectsToAdopt.ts';
import { offerAdoption } from '#functions/adoption/offerAdoption.ts';
import { offeredProject } from '#functions/adoption/testing/offeredProject.ts';
import { withdrawAdoption } from '#functions/adoption/withdrawAdoption.ts';
import { withdrawCandidacy } from '#functions/adoption/withdrawCandidacy.ts';
import type { World } from '#functions/testing/world.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Calls on the adoption of a project with a team, from its offer to its new owner. */
export async function adoptionCases(world: World, { byAdmin }: BenchWorld): Promise<Case[]> {
  const { owner, ana, ProjectID } = await offeredProject(world);
  const [byOwner, byAna] = [owner, ana].map(as => ({ as }));
  const input = { ProjectID };
  const offer = { name: 'offerAdoption', operation: offerAdoption, sending: byOwner };
  const apply = {
    operation: applyForAdoption,
    input: { ProjectID, body: { note: 'I would like to bring it to its end.' } },
    sending: byAna,
  };
  const choose = { operation: chooseAdopter, input: { ProjectID, body: { UserID: ana } }, sending: byOwner };
  const reason = 'Their account is two days old.';
  return [
    { ...offer, input: { ProjectID, body: {} } },
    { name: 'applyForAdoption', ...apply },
    { name: 'withdrawCandidacy', operation: withdrawCandidacy, input, sending: byAna },
    { name: 'applyForAdoption, again', ...apply },
    { name: 'getAdoption', operation: getAdoption, input },
    { name: 'getAdoption, known caller', operation: getAdoption, input, sending: byOwner },
    { name: 'listAdoptionCandidates', operation: listAdoptionCandidates, input, sending: byOwner },
    { name: 'chooseAdopter', ...choose },
    { name: 'listPendingAdoptions', operation: listPendingAdoptions, input: {}, sending: byAdmin },
    {
      name: 'denyAdoption',
      operation: denyAdoption,
      input: { ProjectID, body: { UserID: ana, reason } },
      sending: byAdmin,
    },
    { name: 'withdrawAdoption', operation: withdrawAdoption, input, sending: byOwner },
    { ...offer, name: 'offerAdoption, again', input: { ProjectID, body: {} } },
    { name: 'applyForAdoption, next offer', ...apply },
    { name: 'chooseAdopter, next offer', ...choose },
    {
      name: 'confirmAdoption',
      operation: confirmAdoption,
      input: { ProjectID, body: { UserID: ana } },
      sending: byAdmin,
    },
    { name: 'listProjectsToAdopt', operation: listProjectsToAdopt, input: {} },
  ];
}
