import type { Faq } from '#shared/entities/showing.ts';
import type { FocusPoint } from '#shared/focus.ts';
import type { DemoProject } from './content.ts';
import type { DemoPicture } from './pictures/demoPictures.ts';
import type { Scene } from './pictures/scenes.ts';

/** Parts of a demo project beside its texts. */
interface Shown {
  /** Purposes of the budget, in whole units of currency. */
  plan?: readonly (readonly [purpose: string, amount: number])[];
  /** Amounts that its owner has reported as spent, in whole units of currency, in the order of the plan. */
  spent?: readonly number[];
  /** Milestones: names, and amounts in whole units of currency. */
  milestones?: readonly (readonly [name: string, amount: number])[];
  faq?: Faq;
  /** Its picture, drawn by us, instead of its cairn. */
  picture?: { scene: Scene; focus: FocusPoint };
  /** Pictures beside it. */
  gallery?: readonly DemoPicture[];
}

/** The pictures of a demo project and of its progress log. */
export const scenesOf = ({ slug, log = [] }: Pick<DemoProject, 'slug' | 'log'>): Scene[] => {
  const { picture, gallery = [] } = shown[slug] ?? {};
  const inLog = log.flatMap(({ pictures = [] }) => pictures);
  return [...(picture ? [picture] : []), ...gallery, ...inLog].map(({ scene }) => scene);
};

/** Budgets, questions and answers of demo projects, by their slugs. */
export const shown: Partial<Record<string, Shown>> = {
  tidewatch: {
    picture: { scene: 'harbour', focus: { x: 10, y: 40 } },
    gallery: [
      {
        scene: 'wall',
        alt: 'A person in an orange hat fixes a gauge to the stones of a quay, above the line of weed.',
        caption: 'The first gauge, on the east quay at Falmouth. It took four clamps and one low tide.',
      },
      {
        scene: 'bench',
        alt: 'A green circuit board on a workbench, with wires, a soldering iron and a mug of coffee.',
        caption: 'Board number three, which survived the bath.',
      },
      {
        scene: 'casing',
        alt: 'A clear casing of resin with bolts around its lid and the board inside.',
        caption: 'The casing is poured in a mould that anyone can print.',
      },
      {
        scene: 'map',
        alt: 'A tablet on a table shows a map of the coast with four gauges, one of them in orange.',
        caption: 'The map as harbour masters see it. Orange means two hours to high water.',
      },
    ],
    plan: [
      ['Sensors, boards and solar panels', 3_600],
      ['Resin and moulds for ten enclosures', 1_900],
      ['Radio gateways in three harbours', 1_500],
      ['Travel to fit and clean the gauges', 1_200],
      ['Text messages and the map, two years', 800],
    ],
    spent: [2_140, 1_260, 480, 655, 0],
    milestones: [
      ['Gauges for the two islands that asked first', 4_800],
      ['Text alerts in Welsh', 6_500],
      ['A second boat for the winter, with its skipper', 8_900],
    ],
    faq: [
      {
        question: 'Can our harbour have a gauge?',
        answer:
          'Yes, from the fourth gauge on. Write to us with a photograph of the wall that it would hang on, and tell us who could clean it twice a year.',
      },
      {
        question: 'Who owns the readings?',
        answer:
          'Nobody. They are in the public domain from the minute they arrive, with their errors, and they stay so when the gauge is yours.',
      },
      {
        question: 'What happens if you stop?',
        answer:
          'Each gauge belongs to its harbour, and the drawings, the firmware and the map are published. A person with a soldering iron can keep it alive.\n\nThe map costs eleven pounds a month. It is paid until the second winter.',
      },
    ],
  },
  'le-four-commun': {
    picture: { scene: 'oven', focus: { x: 50, y: 75 } },
    gallery: [
      {
        scene: 'trailer',
        alt: 'Un four en terre sur une remorque, allumé, dans un pré au soleil couchant.',
        caption: 'La première remorque, un soir d’essai.',
      },
      {
        scene: 'loaves',
        alt: 'Neuf pains ronds encore chauds sur une grande table en bois.',
      },
    ],
    plan: [
      ['Deux remorques et leurs châssis', 3_800],
      ['Terre réfractaire et briques', 2_100],
      ['Formation de douze personnes', 1_400],
      ['Bois et assurance, une saison', 900],
    ],
    milestones: [
      ['Première remorque sur la route', 3_000],
      ['Douze personnes formées avant la saison', 6_000],
    ],
    faq: [
      {
        question: 'Faut-il savoir faire du pain ?',
        answer:
          'Non. On vient avec une pâte, même ratée ; quelqu’un montre toujours comment la façonner, et le four fait le reste.',
      },
      {
        question: 'Comment faire venir le four dans notre village ?',
        answer:
          'Écrivez-nous avec un samedi, un terrain plat et deux personnes prêtes à se lever à quatre heures. La mairie doit donner son accord ; nous avons une lettre type.',
      },
    ],
  },
  'huerta-9': {
    plan: [
      ['Impermeabilización', 1_250],
      ['Sustrato ligero', 620],
      ['Tinajas y depósito', 480],
    ],
    faq: [
      {
        question: '¿Aguanta el peso la azotea?',
        answer:
          'Sí. El informe está firmado y cuenta la tierra mojada, la nieve y a las nueve familias a la vez.',
      },
    ],
  },
  'atlas-de-barrios': {
    milestones: [
      ['Los primeros diez barrios, impresos', 4_000],
      ['Una edición de bolsillo para las escuelas', 7_200],
    ],
  },
  'night-kitchen': { picture: { scene: 'kitchen', focus: { x: 90, y: 60 } } },
  'lake-ledger': { picture: { scene: 'lake', focus: { x: 75, y: 75 } } },
  'star-compass': { picture: { scene: 'stars', focus: { x: 80, y: 75 } } },
  acequia: { picture: { scene: 'field', focus: { x: 50, y: 60 } } },
};
