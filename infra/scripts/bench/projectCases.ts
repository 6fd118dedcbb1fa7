import { approveProject } from '#functions/admin/approveProject.ts';
import { askOwner } from '#functions/admin/askOwner.ts';
import { denyProject } from '#functions/admin/denyProject.ts';
import { listProjectEdits } from '#functions/admin/listProjectEdits.ts';
import { listProjectsForReview } from '#functions/admin/listProjectsForReview.ts';
import { addComment } from '#functions/projects/addComment.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { getProjectAllowance } from '#functions/projects/getProjectAllowance.ts';
import { likeProject } from '#functions/projects/likeProject.ts';
import { listComments } from '#functions/projects/listComments.ts';
import { listFeaturedProjects } from '#functions/projects/listFeaturedProjects.ts';
import { listProjects } from '#functions/projects/listProjects.ts';
import { listUserProjects } from '#functions/projects/listUserProjects.ts';
import { nameStones } from '#functions/projects/nameStones.ts';
import { addProgressEntry } from '#functions/projects/progress/addProgressEntry.ts';
import { listProgressEntries } from '#functions/projects/progress/listProgressEntries.ts';
import { submitProject } from '#functions/projects/submitProject.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { sampleProposal } from '#functions/testing/samples.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Calls on projects, their comments and their review. */
export const projectCases = ({
  ProjectID,
  owner,
  byOwner,
  byAna,
  byAdmin,
  projectToApprove,
  projectToDeny,
  projectToDelete,
  replyTo,
  submissionKey,
  now,
}: BenchWorld): Case[] => [
  { name: 'listProjects', handler: listProjects, input: {} },
  {
    name: 'listProjects, country and skill',
    handler: listProjects,
    input: { query: { country: 'GB', skill: 'artists' } },
  },
  {
    name: 'listProjects, two countries and a skill',
    handler: listProjects,
    input: { query: { country: 'FR,ES', skill: 'artists' } },
  },
  { name: 'listProjects, language', handler: listProjects, input: { query: { language: 'en' } } },
  { name: 'listProjects, one word', handler: listProjects, input: { query: { search: 'harbour' } } },
  {
    name: 'listProjects, two words',
    handler: listProjects,
    input: { query: { search: 'harbour garden' } },
  },
  { name: 'listProjects, ending soon', handler: listProjects, input: { query: { sort: 'endingSoon' } } },
  {
    name: 'listProjects, most built',
    handler: listProjects,
    input: { query: { sort: 'mostBuilt' } },
  },
  { name: 'listFeaturedProjects', handler: listFeaturedProjects, input: {} },
  { name: 'listUserProjects, stranger', handler: listUserProjects, input: { userId: owner } },
  {
    name: 'listUserProjects, own',
    handler: listUserProjects,
    input: { userId: owner },
    sending: byOwner,
  },
  { name: 'getProject, stranger', handler: getProject, input: { ProjectID } },
  { name: 'getProject, known caller', handler: getProject, input: { ProjectID }, sending: byAna },
  { name: 'listComments, stranger', handler: listComments, input: { ProjectID } },
  { name: 'listComments, known caller', handler: listComments, input: { ProjectID }, sending: byAna },
  {
    name: 'addComment',
    handler: addComment,
    input: { ProjectID, body: { text: 'A good idea.' } },
    sending: byAna,
  },
  {
    name: 'addComment, reply',
    handler: addComment,
    input: { ProjectID, body: { text: 'So it is.', replyTo } },
    sending: byOwner,
  },
  { name: 'listComments, with replies', handler: listComments, input: { ProjectID } },
  {
    name: 'likeProject',
    handler: likeProject,
    input: { ProjectID, body: { liked: true } },
    sending: byAna,
  },
  {
    name: 'submitProject',
    handler: submitProject,
    input: { body: { proposal: sampleProposal(now), submissionKey } },
    sending: byOwner,
  },
  { name: 'getProjectAllowance', handler: getProjectAllowance, input: {}, sending: byOwner },
  {
    name: 'nameStones',
    handler: nameStones,
    input: { ProjectID, body: { names: ['Roof', '', '', '', '', '', ''] } },
    sending: byOwner,
  },
  {
    name: 'addProgressEntry',
    handler: addProgressEntry,
    input: { ProjectID, body: { title: 'A roof', text: 'It keeps the rain out.', progress: 31 } },
    sending: byOwner,
  },
  { name: 'listProgressEntries, stranger', handler: listProgressEntries, input: { ProjectID } },
  {
    name: 'updateProject',
    handler: updateProject,
    input: { ProjectID, body: { change: { progress: 35 } } },
    sending: byOwner,
  },
  { name: 'deleteProject', handler: deleteProject, input: { ProjectID: projectToDelete }, sending: byOwner },
  { name: 'listProjectEdits', handler: listProjectEdits, input: {}, sending: byAdmin },
  { name: 'listProjectsForReview', handler: listProjectsForReview, input: {}, sending: byAdmin },
  {
    name: 'askOwner',
    handler: askOwner,
    input: { ProjectID: projectToApprove, body: { question: 'Who counts the birds?' } },
    sending: byAdmin,
  },
  {
    name: 'approveProject',
    handler: approveProject,
    input: { ProjectID: projectToApprove, body: {} },
    sending: byAdmin,
  },
  {
    name: 'denyProject',
    handler: denyProject,
    input: { ProjectID: projectToDeny, body: { reason: 'The budget is missing its parts.' } },
    sending: byAdmin,
  },
];
