import { useRef, useState } from 'react';
import { Proposal } from '#shared/entities/project.ts';
import { check, type FieldError } from '#shared/validation.ts';
import { fieldAt } from '#web/domain/project/form/problems.ts';
import { type FieldName, toProposal } from '#web/domain/project/form/values.ts';
import type { Draft } from './draft/stored.ts';
import { type Sent, sendProposal } from './sendProposal.ts';

const NONE: ReadonlyMap<FieldName, FieldError> = new Map();

/** Sends the proposal, one at a time; remembers how the last try ended and what the server said of which field. */
export function useSending() {
  const running = useRef<Promise<boolean> | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Sent>();
  const [fields, setFields] = useState(NONE);
  /** Counts what failed: the summary takes focus each time. */
  const [failures, setFailures] = useState(0);

  async function attempt({ values, roles, submissionKey }: Draft): Promise<boolean> {
    const { value: proposal } = check(Proposal, {
      ...toProposal(values),
      rolesNeeded: Math.max(1, roles.length),
    });
    if (!proposal) return false;

    setBusy(true);
    setOutcome(undefined);
    const sent = await sendProposal({ proposal, roles, submissionKey });
    setBusy(false);
    if (!sent.error) return true;

    setOutcome(sent);
    setFailures(count => count + 1);
    setFields(
      new Map(
        sent.error.fields.flatMap(field => {
          const name = fieldAt(field.path, values);
          return name ? [[name, field]] : [];
        }),
      ),
    );
    return false;
  }

  return {
    isBusy,
    outcome,
    fields,
    failures,
    /** Whether all has arrived. A second call while the first runs waits for it. */
    send: (draft: Draft): Promise<boolean> => {
      running.current ??= attempt(draft).finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    /** Something in the form is wrong: nothing is sent. */
    stop: () => {
      setOutcome(undefined);
      setFailures(count => count + 1);
    },
    /** A field was changed: what the server said of it is no longer true. */
    forget: (name: FieldName) =>
      setFields(before => (before.has(name) ? new Map([...before].filter(([one]) => one !== name)) : before)),
  };
}
export type Sending = ReturnType<typeof useSending>;
