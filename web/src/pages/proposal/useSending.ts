import { useState } from 'react';
import type { Proposal } from '#shared/entities/project.ts';
import { type SendingInput, type Sent, sendProposal } from './sendProposal.ts';

/** Sends the proposal and remembers how the last attempt ended. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Sent>();

  return {
    isBusy,
    outcome,
    send: async (proposal: Proposal, draft: Omit<SendingInput, 'proposal'>): Promise<Sent> => {
      setBusy(true);
      const sent = await sendProposal({ proposal, ...draft });
      setBusy(false);
      setOutcome(sent);
      return sent;
    },
  };
}
