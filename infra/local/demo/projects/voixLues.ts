import type { DemoProject } from '../content.ts';

export const voixLues: DemoProject = {
  slug: 'voix-lues',
  owner: 'amelie',
  language: 'fr',
  country: 'FR',
  name: 'Voix lues',
  shortName: 'Voix lues',
  description: 'Le texte de la pièce, au bon moment, sur le dossier du fauteuil d’en face.',
  details: `Au théâtre, le surtitrage se lit au-dessus de la scène : on regarde le texte ou les acteurs, jamais les deux. Et l’on rit toujours une seconde après tout le monde.

Voix lues pose une petite plaque à encre électronique sur le dossier d’en face. Elle ne brille pas, elle ne gêne personne, elle se lit sans quitter la scène des yeux. La régie suit les comédiens ; quand l’un d’eux saute une page, la régie la saute aussi.

Nous l’avons essayé trois soirs à Lille, avec douze plaques et une salle mêlée. Le deuxième soir, quatre personnes entendantes ont demandé la leur.

Le budget paie soixante plaques, pour que des compagnies sans moyens puissent les emprunter comme on emprunte une sonorisation. Les plans et le logiciel sont libres.`,
  budget: 6_000,
  parts: 240,
  point: 'réplique',
  progress: 22,
  palette: 'tide',
  state: 'approved',
  submitted: 27,
  ends: 270,
  roles: [
    {
      type: 'Développeur·se embarqué',
      skill: 'developers',
      notes: 'Vous réveillez soixante écrans dans la même demi-seconde.',
      hoursPerWeek: 5,
      workplace: 'remote',
      asked: [
        {
          by: 'adaeze',
          ago: 5,
          note: 'I keep 340 tools in sync from a truck without signal. Sixty screens in one room sounds restful.',
        },
      ],
    },
    {
      type: 'Régisseur·se',
      skill: 'artists',
      notes: 'Vous suivez un acteur qui ne suit pas le texte.',
      hoursPerWeek: 4,
      workplace: 'onSite',
    },
    {
      type: 'Spectateur·rice testeur·se',
      skill: 'others',
      notes: 'Vous êtes sourd·e ou malentendant·e, et vous n’avez pas la langue dans votre poche.',
      hoursPerWeek: 1,
      workplace: 'onSite',
    },
  ],
  comments: [
    {
      by: 'carmen',
      ago: 4.4,
      text: 'En el cine llevamos cien años leyendo y en el teatro todavía se discute. Contad conmigo para una sala en Teruel.',
      replies: [
        ['amelie', 7, 'Teruel, c’est noté. On apporte les plaques, tu apportes la salle et le jambon.'],
      ],
    },
    {
      by: 'juliette',
      ago: 10,
      text: 'Un détail : en italique, les didascalies sont illisibles sur encre électronique. Essayez les crochets.',
      replies: [['amelie', 12, 'Essayé hier soir. Tu as raison, les crochets gagnent.']],
    },
  ],
  likes: 25,
  money: { share: 0.2, payments: 4, latest: 1.1 },
};
