import type { MessageNotice } from '#shared/entities/message.ts';
import type { MessageKind } from '#shared/messageSubject.ts';
import type { PersonKey } from './people.ts';

/** A notice of the site in the name of a demo user. */
export interface DemoNotice {
  from: PersonKey;
  to: PersonKey;
  /** Days before the seeding. */
  ago: number;
  kind: MessageKind;
  subject: string;
  notice: Pick<MessageNotice, 'kind' | 'values'>;
  /** Slug of the project that it is about. */
  project: string;
}

export const notices: readonly DemoNotice[] = [
  {
    from: 'priya',
    to: 'maren',
    ago: 1.6,
    kind: 'task',
    subject: 'Draw the tide curve without gaps',
    notice: {
      kind: 'taskAssigned',
      values: { task: 'Draw the tide curve without gaps', project: 'Tidewatch', person: 'Priya' },
    },
    project: 'tidewatch',
  },
  {
    from: 'mei',
    to: 'maren',
    ago: 12,
    kind: 'removal',
    subject: 'Grainline',
    notice: { kind: 'memberRemoved', values: { project: 'Grainline', points: '100' } },
    project: 'grainline',
  },
];
