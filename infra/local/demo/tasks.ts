import type { priorities } from '#shared/settings.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import type { PersonKey } from './people.ts';

/** A task of a demo project. */
export interface DemoTask {
  title: string;
  text?: string;
  status: TaskState;
  priority: Exclude<keyof typeof priorities, 'CLEAR'>;
  for?: PersonKey;
  /** Due date in days after the seeding; negative if it has passed. */
  due?: number;
  points?: number;
  /** Words with which the owner has sent it back from review; of a task in progress. */
  back?: string;
  /** Days before the seeding at which it was created. */
  ago: number;
  /** Days before the seeding at which it was done or cancelled. */
  ended?: number;
}

type Open = Omit<DemoTask, 'status' | 'title'>;
type Closed = Open & { ended: number };

const task =
  (status: TaskState) =>
  (title: string, rest: Open): DemoTask => ({ title, status, ...rest });
const toDo = task('TODO');
const inProgress = task('IN_PROGRESS');
const inReview = task('IN_REVIEW');
const done: (title: string, rest: Closed) => DemoTask = task('DONE');
const cancelled: (title: string, rest: Closed) => DemoTask = task('CANCELLED');

/** The tasks of demo projects by slug; the owners have plans with team management. */
export const demoTasks: Readonly<Record<string, readonly DemoTask[]>> = {
  tidewatch: [
    toDo('Order twelve ultrasonic heads', { priority: 'HIGH', for: 'jonas', due: 2, points: 30, ago: 9 }),
    toDo('Ask Barmouth for a bracket survey', {
      text: 'The harbour office opens at nine.',
      priority: 'MEDIUM',
      for: 'idris',
      due: 6,
      ago: 8,
    }),
    toDo('Welsh labels on the map', { priority: 'LOW', ago: 21 }),
    toDo('Write the battery guide', { priority: 'LOWEST', for: 'priya', ago: 30 }),
    toDo('Ask the Met Office about surge warnings', { priority: 'MEDIUM', due: 20, ago: 5 }),
    inProgress('Readings drift after a spring tide', {
      text: 'Only the Falmouth unit, only above 4.8 m.',
      priority: 'HIGHEST',
      for: 'jonas',
      due: -3,
      points: 80,
      ago: 14,
    }),
    inProgress('Text alerts in Spanish', {
      priority: 'MEDIUM',
      for: 'mei',
      due: 4,
      points: 40,
      back: 'Two of the five are longer than one message. Please shorten them, and keep the name of the harbour first.',
      ago: 11,
    }),
    inProgress('Photograph the new enclosure', { priority: 'LOW', for: 'maren', due: 9, ago: 7 }),
    inReview('Publish the enclosure drawings', {
      text: 'Licence note on every sheet.',
      priority: 'HIGH',
      for: 'jonas',
      due: 0,
      points: 60,
      ago: 16,
    }),
    inReview('Map loads in under a second', {
      priority: 'MEDIUM',
      for: 'priya',
      due: 3,
      points: 50,
      ago: 18,
    }),
    done('Seven weeks in salt water', { priority: 'HIGHEST', for: 'maren', due: -8, ago: 60, ended: 8 }),
    done('Message two hours before high water', { priority: 'HIGH', for: 'priya', ago: 90, ended: 50 }),
    done('Letter to three harbour masters', { priority: 'MEDIUM', for: 'idris', ago: 130, ended: 93 }),
    done('A curve that can be read in the rain', { priority: 'HIGH', for: 'mei', ago: 150, ended: 110 }),
    done('Radio reaches the breakwater', { priority: 'HIGHEST', for: 'jonas', ago: 200, ended: 170 }),
    cancelled('Gauge with a camera', {
      text: 'Four times the power for a picture of fog.',
      priority: 'LOW',
      ago: 120,
      ended: 100,
    }),
  ],
  murmure: [
    toDo('Trouver une salle sans réverbération', { priority: 'HIGH', for: 'margaux', due: 5, ago: 12 }),
    toDo('Relire le guide d’enregistrement', { priority: 'LOW', ago: 20 }),
    inProgress('Monter les voix de la troisième promenade', {
      text: 'Garder les silences : ils font la rue.',
      priority: 'HIGHEST',
      for: 'aroha',
      due: 1,
      points: 60,
      ago: 10,
    }),
    inProgress('Sous-titres en espagnol', { priority: 'MEDIUM', for: 'pilar', due: -2, points: 40, ago: 15 }),
    inReview('Carte du parcours au format A5', { priority: 'MEDIUM', for: 'margaux', points: 30, ago: 9 }),
    done('Première promenade en ligne', { priority: 'HIGH', for: 'aroha', ago: 80, ended: 42 }),
    done('Autorisations de la mairie', { priority: 'HIGHEST', for: 'camille', ago: 120, ended: 100 }),
  ],
  semillero: [
    toDo('Pedir sobres de papel reciclado', { priority: 'LOW', due: 12, ago: 6 }),
    toDo('Ficha de la judía carilla', { priority: 'MEDIUM', for: 'valentina', due: 8, points: 20, ago: 9 }),
    inProgress('Probar la germinación del lote 14', {
      text: 'Cien semillas, veinte grados, diez días.',
      priority: 'HIGH',
      for: 'joaquin',
      due: 2,
      points: 50,
      ago: 11,
    }),
    inReview('Ilustrar la cubierta del catálogo', { priority: 'MEDIUM', for: 'valentina', due: 1, ago: 14 }),
    done('Acuerdo con la biblioteca del pueblo', { priority: 'HIGH', for: 'lucia', ago: 70, ended: 51 }),
    done('Estantería a prueba de ratones', { priority: 'HIGHEST', for: 'joaquin', ago: 100, ended: 88 }),
  ],
  'signal-box': [
    toDo('Ask Network Rail about the fence', { priority: 'HIGH', for: 'idris', due: 7, ago: 10 }),
    toDo('Shelves for the lever room', { priority: 'MEDIUM', ago: 13 }),
    inProgress('Find the original paint', { priority: 'LOW', for: 'adaeze', due: 14, points: 20, ago: 8 }),
    inReview('Plan of the reading corner', { priority: 'HIGH', for: 'adaeze', due: 2, points: 60, ago: 17 }),
    done('Structural survey of the stairs', { priority: 'HIGHEST', for: 'idris', ago: 60, ended: 40 }),
  ],
  'peat-listener': [
    toDo('Solder the second hydrophone', { priority: 'HIGH', for: 'jonas', due: 3, points: 40, ago: 6 }),
    inProgress('Log of a wet week', { priority: 'MEDIUM', for: 'ruth', due: 5, points: 30, ago: 9 }),
    done('Waterproof box, third try', { priority: 'HIGH', for: 'jonas', ago: 50, ended: 31 }),
  ],
};
