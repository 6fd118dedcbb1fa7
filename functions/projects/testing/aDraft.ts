import type { ProposalDraftContent } from '#shared/entities/proposalDraft.ts';
import { ProposalDraftID } from '#shared/ids.ts';

/** Id of the draft of the scene, a random one. */
export const draftId = ProposalDraftID.parse('0192f1a0-0000-7000-8000-00000000d4af');

/** A draft of a proposal as far as its owner has come: with a name that is too short, and without most of the rest. */
export const aDraft = (values: Partial<ProposalDraftContent['values']> = {}): ProposalDraftContent => ({
  values: {
    name: 'Ti',
    shortName: '',
    description: '',
    details: '',
    language: 'en',
    country: 'GB',
    progress: 0,
    endDate: '',
    budget: 'about 2,000',
    pointsBudget: '',
    numberOfContributions: '',
    contributionName: '',
    contributorsPart: '0',
    picture: 'moss',
    videoUrl: '',
    prototypeUrl: '',
    focus: { x: 50, y: 50 },
    faq: [],
    budgetLines: [],
    milestones: [],
    gallery: [],
    typedIn: 'en',
    upload: null,
    ...values,
  },
  roles: [],
  tasks: [],
  complete: ['picture'],
});
