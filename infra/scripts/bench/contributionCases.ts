import { addProspect } from '#functions/prospects/addProspect.ts';
import { listFeaturedProspects } from '#functions/prospects/listFeaturedProspects.ts';
import { removeProspect } from '#functions/prospects/removeProspect.ts';
import { updateProspect } from '#functions/prospects/updateProspect.ts';
import { updateProspects } from '#functions/prospects/updateProspects.ts';
import { acceptRequest } from '#functions/requests/acceptRequest.ts';
import { denyRequest } from '#functions/requests/denyRequest.ts';
import { getAnswerTime } from '#functions/requests/getAnswerTime.ts';
import { listMyAppliedProspects } from '#functions/requests/listMyAppliedProspects.ts';
import { listMyProjectAppliedProspects } from '#functions/requests/listMyProjectAppliedProspects.ts';
import { listMyRequests } from '#functions/requests/listMyRequests.ts';
import { listOwnerRequests } from '#functions/requests/listOwnerRequests.ts';
import { listProjectAppliedProspects } from '#functions/requests/listProjectAppliedProspects.ts';
import { listProjectRequests } from '#functions/requests/listProjectRequests.ts';
import { listProspects } from '#functions/requests/listProspects.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { withdrawRequest } from '#functions/requests/withdrawRequest.ts';
import { listSuggestedPeople } from '#functions/suggestions/listSuggestedPeople.ts';
import { listSuggestedProspects } from '#functions/suggestions/listSuggestedProspects.ts';
import { leaveTeam } from '#functions/teams/leaveTeam.ts';
import { listOwnedTeamMembers } from '#functions/teams/listOwnedTeamMembers.ts';
import { listTeamMembers } from '#functions/teams/listTeamMembers.ts';
import { removeMember } from '#functions/teams/removeMember.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Calls on the roles of a project and applications to them. */
export const contributionCases = ({
  ProjectID,
  unfollowed,
  owner,
  ana,
  byOwner,
  byAna,
  byBen,
  roleA,
  roleB,
  roleC,
  requestToAccept,
  requestToDeny,
  requestToWithdraw,
}: BenchWorld): Case[] => [
  { name: 'listProspects, stranger', operation: listProspects, input: { ProjectID } },
  { name: 'listProspects, known caller', operation: listProspects, input: { ProjectID }, sending: byAna },
  { name: 'addProspect', operation: addProspect, input: { ProjectID, body: {} }, sending: byOwner },
  {
    name: 'addProspect, not told',
    operation: addProspect,
    input: { ProjectID: unfollowed, body: {} },
    sending: byOwner,
  },
  {
    name: 'updateProspect',
    operation: updateProspect,
    input: { ProjectID, ProspectID: roleC, body: { Notes: 'You paint harbours.' } },
    sending: byOwner,
  },
  {
    name: 'updateProspects',
    operation: updateProspects,
    input: {
      ProjectID,
      body: { items: [roleB, roleC].map(ProspectID => ({ ProspectID, change: { skill: 'designers' } })) },
    },
    sending: byOwner,
  },
  {
    name: 'removeProspect',
    operation: removeProspect,
    input: { ProjectID, ProspectID: roleC },
    sending: byOwner,
  },
  { name: 'listFeaturedProspects', operation: listFeaturedProspects, input: {} },
  {
    name: 'listFeaturedProspects, words and filters',
    operation: listFeaturedProspects,
    input: { query: { search: 'harbours', skill: 'artists', language: 'en', sort: 'closingSoon' } },
  },
  {
    name: 'listProjectAppliedProspects',
    operation: listProjectAppliedProspects,
    input: { ProjectID },
    sending: byAna,
  },
  {
    name: 'listMyProjectAppliedProspects',
    operation: listMyProjectAppliedProspects,
    input: { ProjectID },
    sending: byAna,
  },
  { name: 'listMyRequests', operation: listMyRequests, input: {}, sending: byAna },
  { name: 'listMyAppliedProspects', operation: listMyAppliedProspects, input: {}, sending: byAna },
  {
    name: 'sendRequest',
    operation: sendRequest,
    input: { ProjectID, body: { typeId: roleB } },
    sending: byAna,
  },
  { name: 'listProjectRequests', operation: listProjectRequests, input: { ProjectID }, sending: byOwner },
  {
    name: 'listProjectRequests, pending',
    operation: listProjectRequests,
    input: { ProjectID, query: { status: 'pending' } },
    sending: byOwner,
  },
  {
    name: 'listOwnerRequests',
    operation: listOwnerRequests,
    input: { query: { ownerId: owner } },
    sending: byOwner,
  },
  {
    name: 'listOwnerRequests, pending',
    operation: listOwnerRequests,
    input: { query: { ownerId: owner, status: 'pending' } },
    sending: byOwner,
  },
  {
    name: 'withdrawRequest',
    operation: withdrawRequest,
    input: { ProjectID, contributionRequestId: requestToWithdraw },
    sending: byBen,
  },
  {
    name: 'acceptRequest',
    operation: acceptRequest,
    input: {
      ProjectID,
      query: { contributorId: ana, contributionRequestId: requestToAccept, typeId: roleA },
    },
    sending: byOwner,
  },
  {
    name: 'denyRequest',
    operation: denyRequest,
    input: { ProjectID, contributionRequestId: requestToDeny },
    sending: byOwner,
  },
  { name: 'listSuggestedProspects', operation: listSuggestedProspects, input: {}, sending: byAna },
  {
    name: 'listSuggestedPeople',
    operation: listSuggestedPeople,
    input: { ProjectID, ProspectID: roleB },
    sending: byOwner,
  },
  { name: 'getAnswerTime', operation: getAnswerTime, input: { OwnerUserID: owner } },
];

/** Calls on the team of a project. */
export const teamCases = ({ ProjectID, owner, ana, byOwner, tasks }: BenchWorld): Case[] => [
  { name: 'listTeamMembers, stranger', operation: listTeamMembers, input: { ProjectID } },
  {
    name: 'listTeamMembers, known caller',
    operation: listTeamMembers,
    input: { ProjectID },
    sending: byOwner,
  },
  {
    name: 'listOwnedTeamMembers',
    operation: listOwnedTeamMembers,
    input: { OwnerUserID: owner },
    sending: byOwner,
  },
  { name: 'removeMember', operation: removeMember, input: { ProjectID, UserID: ana }, sending: byOwner },
  { name: 'leaveTeam', operation: leaveTeam, input: { ProjectID: tasks.ProjectID }, sending: tasks.byBen },
];
