import { consentToRecruitLabel } from '#functions/recruiting/consentToRecruitLabel.ts';
import { getRecruitLabel } from '#functions/recruiting/getRecruitLabel.ts';
import { listTeamsToHire } from '#functions/recruiting/listTeamsToHire.ts';
import { refuseRecruitLabel } from '#functions/recruiting/refuseRecruitLabel.ts';
import { requestRecruitLabel } from '#functions/recruiting/requestRecruitLabel.ts';
import { completedTeam, teamToHire } from '#functions/recruiting/testing/completedTeam.ts';
import { writeToTeam } from '#functions/recruiting/writeToTeam.ts';
import type { World } from '#functions/testing/world.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Calls on the recruit label of a team of three, which is granted and taken back, and on the list of teams. */
export async function recruitingCases(world: World, { byAna: byCompany }: BenchWorld): Promise<Case[]> {
  await teamToHire(world); // for the list
  const { owner, ana, ben, ProjectID } = await completedTeam(world);
  const [byOwner, byAna, byBen] = [owner, ana, ben].map(as => ({ as }));
  const input = { ProjectID };
  const body = { subject: 'A contract', body: 'Would you build one?', submissionKey: 'bench-team-message' };
  return [
    { name: 'requestRecruitLabel', operation: requestRecruitLabel, input, sending: byOwner },
    { name: 'consentToRecruitLabel', operation: consentToRecruitLabel, input, sending: byAna },
    { name: 'consentToRecruitLabel, last', operation: consentToRecruitLabel, input, sending: byBen },
    { name: 'getRecruitLabel', operation: getRecruitLabel, input, sending: byOwner },
    { name: 'listTeamsToHire', operation: listTeamsToHire, input: {} },
    { name: 'listTeamsToHire, words', operation: listTeamsToHire, input: { query: { search: 'project' } } },
    { name: 'writeToTeam', operation: writeToTeam, input: { ProjectID, body }, sending: byCompany },
    { name: 'refuseRecruitLabel', operation: refuseRecruitLabel, input, sending: byBen },
  ];
}
