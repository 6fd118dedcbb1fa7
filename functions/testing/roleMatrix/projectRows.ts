import { aDraft, draftId } from '#functions/projects/testing/aDraft.ts';
import type { TestRequest } from '../event.ts';
import { sampleProposal } from '../samples.ts';
import type { Outcomes } from './roles.ts';
import { call, personCall, projectCall, type Row } from './row.ts';

/** A call that names a draft of a proposal: the owner's, or an unknown one. */
const draftCall: Row = {
  own: [(_, role) => (role === 'owner' ? { ProposalDraftID: draftId } : undefined), 200],
  others: [
    (_, role) => (role === 'owner' ? undefined : { ProposalDraftID: draftId }),
    'PROPOSAL_DRAFT_NOT_FOUND',
  ],
  unknown: [() => ({ ProposalDraftID: 'no-such-draft-of-a-proposal' }), 'PROPOSAL_DRAFT_NOT_FOUND'],
};

/** Only the owner may; administrators have no part in it. */
const ownerOnly = (status: number) => ({ own: status, others: 'FORBIDDEN' }) as const;
/** Only active people have a public profile. */
const profile = {
  own: { anonymous: 'AUTHOR_NOT_FOUND', else: 200 },
  others: 200,
  unknown: 'AUTHOR_NOT_FOUND',
} as const;
const everyone = { own: 200, others: 200 } as const;

/** Projects, their comments and roles. */
const aFollow = (FollowedID: string) => ({ FollowedID, body: { kind: 'project', following: true } });

export const projectRows = {
  listProjects: call(200),
  listFeaturedProjects: call(200),
  listUserProjects: personCall('userId', profile),
  listAuthorProjects: personCall('UserID', profile),
  listAuthorTeams: personCall('UserID', profile),
  getProject: {
    ...projectCall(everyone),
    others: [
      ({ submitted }, role) => (role === 'owner' ? undefined : { ProjectID: submitted }),
      { administrator: 200, else: 'PROJECT_NOT_FOUND' },
    ],
  },
  submitProject: call({ otherOwner: 'PROJECT_LIMIT_REACHED', else: 201 }, ({ clock }, role) => ({
    body: { proposal: sampleProposal(clock.now()), submissionKey: `submission-${role}-1` },
  })),
  listProposalDrafts: call(200),
  getProposalDraft: draftCall,
  saveProposalDraft: call(200, () => ({
    ProposalDraftID: 'a-new-draft-of-a-proposal',
    body: { version: 0, content: aDraft() },
  })),
  deleteProposalDraft: draftCall,
  getProjectAllowance: call(200),
  updateProject: projectCall(ownerOnly(200), { body: { change: { progress: 70 } } }),
  withdrawEdit: projectCall({ own: 'EDIT_CHANGED', others: 'FORBIDDEN' }),
  nameStones: projectCall(ownerOnly(200), {
    body: { names: ['A sensor in a bucket', '', '', '', '', '', ''] },
  }),
  changeProjectStatus: projectCall(ownerOnly(200), { body: { status: 'halted' } }),
  deleteProject: projectCall(ownerOnly(204)),
  likeProject: projectCall(everyone, { body: { liked: true } }),
  changeFollow: {
    own: [({ ProjectID }, role) => (role === 'owner' ? aFollow(ProjectID) : undefined), 'FORBIDDEN'],
    others: [({ ProjectID }, role) => (role === 'owner' ? undefined : aFollow(ProjectID)), 200],
    unknown: [() => aFollow('no-such-project'), 'PROJECT_NOT_FOUND'],
  },
  listFollows: call(200),
  listComments: projectCall(everyone),
  listProofEntries: projectCall(everyone),
  addComment: projectCall({ own: 201, others: 201 }, { body: { text: 'How deep is it?' } }),

  listFeaturedProspects: call(200),
  updateComment: commentCall({ paidUser: 200, else: 'FORBIDDEN' }, { body: { text: 'How low is it?' } }),
  deleteComment: commentCall({ paidUser: 204, else: 'FORBIDDEN' }),
  hideComment: commentCall({ owner: 200, administrator: 200, else: 'FORBIDDEN' }, { body: { hidden: true } }),

  listProgressEntries: projectCall(everyone),
  addProgressEntry: projectCall(ownerOnly(201), {
    body: { title: 'Eight weeks', text: 'The unit came up again.', progress: 64 },
  }),
  updateProgressEntry: progressEntryCall(
    { owner: 200, else: 'FORBIDDEN' },
    { body: { title: 'Seven weeks', text: 'Ten thousand readings.' } },
  ),
  deleteProgressEntry: progressEntryCall({ owner: 204, else: 'FORBIDDEN' }),
  hideProgressEntry: progressEntryCall(200, { body: { hidden: true } }),

  listProspects: projectCall(everyone),
  addProspect: projectCall(ownerOnly(201), { body: { PersonType: 'Welder' } }),
  updateProspects: projectCall(ownerOnly(200), ({ openRole }) => ({
    body: { items: [{ ProspectID: openRole, change: { PersonType: 'Writer' } }] },
  })),
  updateProspect: projectCall(ownerOnly(200), ({ openRole }) => ({
    ProspectID: openRole,
    body: { PersonType: 'Writer' },
  })),
  removeProspect: projectCall(ownerOnly(204), ({ openRole }) => ({ ProspectID: openRole })),

  listSuggestedProspects: call(200),
  listSuggestedPeople: projectCall(ownerOnly(200), ({ openRole }) => ({ ProspectID: openRole })),
  dismissSuggestedPerson: projectCall(ownerOnly(204), ({ openRole, ids }) => ({
    ProspectID: openRole,
    UserID: ids.user,
  })),
  invitePerson: projectCall(ownerOnly(201), ({ openRole, ids }) => ({
    ProspectID: openRole,
    body: { UserID: ids.user },
  })),
} as const satisfies Record<string, Row>;

/** A call that names a comment of the paid user on the owner's project, or an unknown one. */
function commentCall(others: Outcomes, rest: TestRequest = {}): Row {
  return {
    others: [({ ProjectID, comment: { CommentID } }) => ({ ...rest, ProjectID, CommentID }), others],
    unknown: [({ ProjectID }) => ({ ...rest, ProjectID, CommentID: 'no-such-comment' }), 'COMMENT_NOT_FOUND'],
  };
}

/** A call that names an entry of the owner in the progress log of their project, or an unknown one. */
function progressEntryCall(others: Outcomes, rest: TestRequest = {}): Row {
  return {
    others: [
      ({ ProjectID, progressEntry: { ProgressEntryID } }) => ({ ...rest, ProjectID, ProgressEntryID }),
      others,
    ],
    unknown: [
      ({ ProjectID }) => ({ ...rest, ProjectID, ProgressEntryID: 'no-such-entry' }),
      'PROGRESS_ENTRY_NOT_FOUND',
    ],
  };
}
