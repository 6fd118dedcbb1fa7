import { type DemoProject, hours } from '../content.ts';

export const kilnAndCo: DemoProject = {
  slug: 'kiln-and-co',
  owner: 'elodie',
  language: 'fr',
  country: 'FR',
  name: 'Kiln & Co',
  shortName: 'Kiln & Co',
  description: 'La tenue de stock pour celles et ceux qui font des pots, pas des tableaux.',
  details: `Un atelier de poterie a trois stocks : ce qui sèche, ce qui cuit, ce qui se vend. Aucun logiciel ne connaît les deux premiers. Alors on compte sur un cahier, le cahier prend l’eau, et l’on promet à la boutique douze bols qui ont fendu au four.

Kiln & Co part du four. On photographie la fournée avant d’enfourner et après le défournement ; les pertes se notent d’un doigt plein de terre. Le reste suit : ce qu’on peut livrer, ce qu’il faut retourner, quelle glaçure manque lundi.

J’ai fait une première version avec un tableau et beaucoup d’entêtement. Six ateliers du Limousin l’utilisent, et deux d’entre eux me téléphonent le dimanche.

L’outil sera libre et fonctionnera sans connexion, parce que les ateliers sont souvent au fond de la cour.`,
  budget: 3_600,
  parts: 240,
  point: 'fournée',
  progress: 8,
  palette: 'ember',
  state: 'submitted',
  submitted: hours(2),
  ends: 180,
  roles: [
    {
      type: 'Développeur·se',
      skill: 'developers',
      notes: 'Vous concevez des boutons pour des doigts mouillés.',
      hoursPerWeek: 8,
      workplace: 'onSite',
    },
    { type: 'Potier·ère testeur·se', skill: 'makers', notes: 'Vous avez un four, un cahier et un avis.' },
  ],
};
