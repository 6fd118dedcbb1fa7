import { isDeepStrictEqual } from 'node:util';
import type { ProposalDraft, ProposalDraftContent } from '#shared/entities/proposalDraft.ts';
import { ProposalDraftID } from '#shared/ids.ts';
import { type Answers, type ApiRequest, Refusal } from './fakeApi.ts';

interface Saved {
  version: number;
  content: ProposalDraftContent;
}

/** A server that keeps drafts of proposals, and answers as the real one. */
export function draftServer(more: Answers = {}) {
  const drafts = new Map<string, Saved>();
  const idIn = ({ params }: ApiRequest) => ProposalDraftID.parse(params['ProposalDraftID']);
  const about = (id: string, { version }: Saved) => ({
    ProposalDraftID: ProposalDraftID.parse(id),
    version,
    updatedAt: new Date().toISOString(),
  });
  const summaryOf = (id: string, saved: Saved) => ({
    ...about(id, saved),
    name: saved.content.values.name,
    complete: saved.content.complete,
  });
  const draftOf = (id: string, saved: Saved): ProposalDraft => {
    const { upload } = saved.content.values;
    const picture = upload && { ...upload, card: '/card.webp', cover: '/cover.webp' };
    const gallery = saved.content.values.gallery.map(one => ({
      ...one,
      card: '/media/card.webp',
      cover: '/media/cover.webp',
      width: 1600,
      height: 1000,
    }));
    const values = { ...saved.content.values, upload: picture, gallery };
    return { ...about(id, saved), content: { ...saved.content, values } };
  };

  function save(request: ApiRequest) {
    const id = idIn(request);
    const { version, content } = request.body as unknown as Saved; // the contract of saveProposalDraft
    const saved = drafts.get(id);
    if (saved && isDeepStrictEqual(saved.content, content)) return summaryOf(id, saved);
    if ((saved?.version ?? 0) !== version)
      return new Refusal('DRAFT_CHANGED', [], saved && { draft: draftOf(id, saved) });
    const next = { version: version + 1, content };
    drafts.set(id, next);
    return summaryOf(id, next);
  }

  const answers: Answers = {
    listProposalDrafts: () => ({ items: [...drafts].map(([id, saved]) => summaryOf(id, saved)) }),
    getProposalDraft(request) {
      const saved = drafts.get(idIn(request));
      return saved ? draftOf(idIn(request), saved) : new Refusal('PROPOSAL_DRAFT_NOT_FOUND');
    },
    saveProposalDraft: save,
    deleteProposalDraft(request) {
      const id = idIn(request);
      const saved = drafts.get(id);
      drafts.delete(id);
      return saved ? draftOf(id, saved) : new Refusal('PROPOSAL_DRAFT_NOT_FOUND');
    },
    ...more,
  };

  /** Changes the only draft as another device does. */
  function changeElsewhere(values: Partial<ProposalDraftContent['values']>) {
    const [first] = drafts;
    if (!first) throw new Error('There is no draft.');
    const [id, { version, content }] = first;
    drafts.set(id, {
      version: version + 1,
      content: { ...content, values: { ...content.values, ...values } },
    });
  }
  const names = () => [...drafts.values()].map(({ content }) => content.values.name);
  return { answers, save, drafts, names, changeElsewhere };
}
