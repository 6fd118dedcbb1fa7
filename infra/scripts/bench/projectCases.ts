import { approveEdit } from '#functions/admin/approveEdit.ts';
import { approveProject } from '#functions/admin/approveProject.ts';
import { askOwner } from '#functions/admin/askOwner.ts';
import { denyProject } from '#functions/admin/denyProject.ts';
import { listProjectEdits } from '#functions/admin/listProjectEdits.ts';
import { listProjectsForReview } from '#functions/admin/listProjectsForReview.ts';
import { getProjectAnalytics } from '#functions/analytics/getProjectAnalytics.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { listComments } from '#functions/comments/listComments.ts';
import { getHome } from '#functions/home/getHome.ts';
import { listFeaturedProjects } from '#functions/market/listFeaturedProjects.ts';
import { listProjects } from '#functions/market/listProjects.ts';
import { addProgressEntry } from '#functions/progress/addProgressEntry.ts';
import { listProgressEntries } from '#functions/progress/listProgressEntries.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { deleteProposalDraft } from '#functions/projects/drafts/deleteProposalDraft.ts';
import { getProposalDraft } from '#functions/projects/drafts/getProposalDraft.ts';
import { listProposalDrafts } from '#functions/projects/drafts/listProposalDrafts.ts';
import { saveProposalDraft } from '#functions/projects/drafts/saveProposalDraft.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { getProjectAllowance } from '#functions/projects/getProjectAllowance.ts';
import { likeProject } from '#functions/projects/likeProject.ts';
import { listUserProjects } from '#functions/projects/listUserProjects.ts';
import { nameStones } from '#functions/projects/nameStones.ts';
import { submitProject } from '#functions/projects/submitProject.ts';
import { aDraft, draftId } from '#functions/projects/testing/aDraft.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { sampleProposal } from '#functions/testing/samples.ts';
import { type BenchWorld, benchTranslation, type Case } from './benchWorld.ts';
import { naturalText } from './naturalText.ts';

const draft = { ProposalDraftID: draftId };

/** Calls on projects and their comments. */
export const projectCases = ({
  ProjectID,
  owner,
  byOwner,
  byAna,
  projectToDelete,
  unfollowed,
  replyTo,
  submissionKey,
  now,
}: BenchWorld): Case[] => [
  { name: 'listProjects', operation: listProjects, input: {} },
  {
    name: 'listProjects, country and skill',
    operation: listProjects,
    input: { query: { country: 'GB', skill: 'artists' } },
  },
  {
    name: 'listProjects, two countries and a skill',
    operation: listProjects,
    input: { query: { country: 'FR,ES', skill: 'artists' } },
  },
  { name: 'listProjects, language', operation: listProjects, input: { query: { language: 'en' } } },
  { name: 'listProjects, one word', operation: listProjects, input: { query: { search: 'harbour' } } },
  {
    name: 'listProjects, two words',
    operation: listProjects,
    input: { query: { search: 'harbour gauge' } },
  },
  { name: 'listProjects, ending soon', operation: listProjects, input: { query: { sort: 'endingSoon' } } },
  {
    name: 'listProjects, most built',
    operation: listProjects,
    input: { query: { sort: 'mostBuilt' } },
  },
  { name: 'getProjectAnalytics', operation: getProjectAnalytics, input: { ProjectID }, sending: byOwner },
  { name: 'listFeaturedProjects', operation: listFeaturedProjects, input: {} },
  { name: 'listUserProjects, stranger', operation: listUserProjects, input: { userId: owner } },
  {
    name: 'listUserProjects, own',
    operation: listUserProjects,
    input: { userId: owner },
    sending: byOwner,
  },
  { name: 'getProject, stranger', operation: getProject, input: { ProjectID } },
  { name: 'getProject, known caller', operation: getProject, input: { ProjectID }, sending: byAna },
  { name: 'listComments, stranger', operation: listComments, input: { ProjectID } },
  { name: 'listComments, known caller', operation: listComments, input: { ProjectID }, sending: byAna },
  {
    name: 'addComment',
    operation: addComment,
    input: { ProjectID, body: { text: 'A good idea.' } },
    sending: byAna,
  },
  {
    name: 'addComment, reply',
    operation: addComment,
    input: { ProjectID, body: { text: 'So it is.', replyTo } },
    sending: byOwner,
  },
  { name: 'listComments, with replies', operation: listComments, input: { ProjectID } },
  {
    name: 'likeProject',
    operation: likeProject,
    input: { ProjectID, body: { liked: true } },
    sending: byAna,
  },
  {
    name: 'submitProject',
    operation: submitProject,
    input: { body: { proposal: sampleProposal(now), submissionKey } },
    sending: byOwner,
  },
  {
    name: 'saveProposalDraft',
    operation: saveProposalDraft,
    input: {
      ...draft,
      body: { version: 0, content: aDraft({ details: naturalText('en', 1_900) }) },
    },
    sending: byOwner,
  },
  { name: 'listProposalDrafts', operation: listProposalDrafts, input: {}, sending: byOwner },
  { name: 'getProposalDraft', operation: getProposalDraft, input: draft, sending: byOwner },
  { name: 'getHome, with a draft', operation: getHome, input: {}, sending: byOwner },
  { name: 'deleteProposalDraft', operation: deleteProposalDraft, input: draft, sending: byOwner },
  { name: 'getProjectAllowance', operation: getProjectAllowance, input: {}, sending: byOwner },
  {
    name: 'nameStones',
    operation: nameStones,
    input: { ProjectID, body: { names: ['Roof', '', '', '', '', '', ''] } },
    sending: byOwner,
  },
  {
    name: 'addProgressEntry',
    operation: addProgressEntry,
    input: { ProjectID, body: { title: 'A roof', text: 'It keeps the rain out.', progress: 31 } },
    sending: byOwner,
  },
  {
    name: 'addProgressEntry, not told',
    operation: addProgressEntry,
    input: { ProjectID: unfollowed, body: { title: 'A roof', text: 'It keeps the rain out.', progress: 31 } },
    sending: byOwner,
  },
  { name: 'listProgressEntries, stranger', operation: listProgressEntries, input: { ProjectID } },
  {
    name: 'updateProject',
    operation: updateProject,
    input: { ProjectID, body: { change: { progress: 35 } } },
    sending: byOwner,
  },
  {
    name: 'deleteProject',
    operation: deleteProject,
    input: { ProjectID: projectToDelete },
    sending: byOwner,
  },
];

/** Translations of projects, and calls of administrators who review projects. */
export const reviewCases = ({
  byAdmin,
  byTranslator,
  translated,
  editToApprove: { ProjectID, version },
  projectToApprove,
  projectToDeny,
}: BenchWorld): Case[] => [
  {
    name: 'updateProject, translations',
    operation: updateProject,
    input: {
      ProjectID: translated,
      body: { change: { translations: { fr: benchTranslation('Voilà. ') } } },
    },
    sending: byTranslator,
  },
  { name: 'listProjectEdits', operation: listProjectEdits, input: {}, sending: byAdmin },
  { name: 'listProjectsForReview', operation: listProjectsForReview, input: {}, sending: byAdmin },
  {
    name: 'approveEdit, translations',
    operation: approveEdit,
    input: { ProjectID, body: { version } },
    sending: byAdmin,
  },
  {
    name: 'askOwner',
    operation: askOwner,
    input: { ProjectID: projectToApprove, body: { question: 'Who counts the birds?' } },
    sending: byAdmin,
  },
  {
    name: 'approveProject',
    operation: approveProject,
    input: { ProjectID: projectToApprove, body: {} },
    sending: byAdmin,
  },
  {
    name: 'denyProject',
    operation: denyProject,
    input: { ProjectID: projectToDeny, body: { reason: 'The budget is missing its parts.' } },
    sending: byAdmin,
  },
];
