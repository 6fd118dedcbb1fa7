import { comments, commentsOf } from '#functions/comments/comment.store.ts';
import { reportContent } from '#functions/reports/reportContent.ts';
import type { NewReport, ReportTarget } from '#shared/entities/report.ts';
import { ProjectID } from '#shared/ids.ts';
import { userIdOf } from '../demoId.ts';
import type { PersonKey } from '../people.ts';
import { callerOf } from './caller.ts';
import type { SeedContext } from './seedContext.ts';

type Reported = Omit<NewReport, 'target'> & { by: PersonKey; ago: number };

/** Fills the administrators' queue: a comment that two people reported, a project and a person. */
export async function reportDemoContent({ backdated, moments }: Pick<SeedContext, 'backdated' | 'moments'>) {
  const tidewatch = ProjectID.parse('tidewatch');
  const { items } = await backdated
    .at(moments.ago(3, 'reports'))
    .table.query(comments, commentsOf(tidewatch));
  const comment = items.find(({ UserID }) => ![userIdOf('amadou'), userIdOf('priya')].includes(UserID));
  if (!comment) throw new Error('Tidewatch has no comments');
  const { CommentID } = comment;

  const report = (target: ReportTarget, { by, ago, ...content }: Reported) =>
    backdated.run(moments.ago(ago, `report·${by}·${target.kind}`), deps =>
      reportContent.invoke({ body: { target, ...content }, caller: callerOf(by) }, deps),
    );
  await report(
    { kind: 'comment', ProjectID: tidewatch, CommentID },
    { by: 'amadou', ago: 2, reason: 'spam', note: 'The same words stand under three other projects.' },
  );
  await report(
    { kind: 'comment', ProjectID: tidewatch, CommentID },
    { by: 'priya', ago: 1.5, reason: 'abuse' },
  );
  await report(
    { kind: 'project', ProjectID: ProjectID.parse('paperboat') },
    {
      by: 'camille',
      ago: 1.2,
      reason: 'copyright',
      note: 'La couverture ressemble beaucoup à un album connu.',
    },
  );
  await report(
    { kind: 'person', UserID: userIdOf('theo') },
    { by: 'lucia', ago: 0.4, reason: 'other', note: 'Se hace pasar por alguien del equipo de Cairn.' },
  );
}
