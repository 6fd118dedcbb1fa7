import { type DemoProject, hours } from '../content.ts';

export const quartDheure: DemoProject = {
  slug: 'le-quart-d-heure',
  owner: 'camille',
  language: 'fr',
  country: 'FR',
  name: 'Le Quart d’heure',
  shortName: 'Le Quart d’heure',
  description:
    'Quinze minutes de radio par jour, faites par un collège et entendues dans les cuisines du canton.',
  details: `Chaque jour à dix-huit heures, le collège de Pont-Croix parle au canton pendant quinze minutes. Pas plus : la cantine ferme, les cars partent. On y entend la météo des plages, un mot de breton, une question posée à un adulte, et la réponse, quand il y en a une.

L’émission existe depuis un an sur une webradio que presque personne n’écoute. Nous voulons passer sur les ondes, avec un petit émetteur autorisé, et prêter cinquante récepteurs à celles et ceux qui n’ont pas Internet et qui ont le plus de choses à répondre.

Le budget paie l’émetteur, l’antenne, la redevance de la première année et les récepteurs. Le matériel reste au collège.

Les élèves décident de tout, sauf de la fréquence.`,
  budget: 4_200,
  parts: 420,
  point: 'minute',
  progress: 30,
  palette: 'ember',
  state: 'submitted',
  submitted: hours(19),
  ends: 220,
  roles: [
    {
      type: 'Technicien·ne radio',
      skill: 'makers',
      notes: 'Vous avez déjà grimpé sur un toit de collège avec une autorisation.',
    },
    {
      type: 'Réalisateur·rice',
      skill: 'artists',
      notes: 'Vous savez couper quinze secondes sans vexer une classe de cinquième.',
    },
    {
      type: 'Référent·e autorisations',
      skill: 'organisers',
      notes: 'Vous lisez les formulaires jusqu’au bout et vous y prenez plaisir.',
    },
  ],
};
