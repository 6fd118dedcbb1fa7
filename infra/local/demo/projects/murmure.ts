import type { DemoProject } from '../content.ts';

export const murmure: DemoProject = {
  slug: 'murmure',
  owner: 'camille',
  language: 'fr',
  country: 'FR',
  name: 'Murmure',
  shortName: 'Murmure',
  description: 'Les parlers qui s’éteignent, enregistrés de porte en porte.',
  details: `En Basse-Bretagne, deux villages séparés par une rivière ne disent pas « hirondelle » de la même façon. Dans dix ans, plus personne ne le saura. Les atlas linguistiques s’arrêtent à la ville la plus proche ; nous, nous frappons aux portes.

Murmure est une collecte : un micro, une carte, quarante mots et une histoire. Les gens choisissent l’histoire. Chaque enregistrement est transcrit deux fois, par quelqu’un du village et par quelqu’un d’ailleurs, et les deux versions restent côte à côte quand elles se contredisent.

## Où nous en sommes

Cent quatre-vingt-sept voix, soixante-trois communes, quatre cent douze heures. La plus jeune a trente et un ans, la plus âgée cent deux. La carte est en ligne et s’écoute au casque.

## Ce qu’il reste à faire

- Vingt communes du Cap, avant l’hiver prochain.
- Les transcriptions de la Haute-Cornouaille, en retard de huit mois.
- Une copie complète aux archives départementales, avec l’accord de chaque famille.

Un quart de ce que nous recevons revient à l’équipe, à proportion du travail accepté. Le reste paie l’essence, les piles et les crêpes.`,
  budget: 12_000,
  parts: 800,
  point: 'mot',
  contributorsPart: 25,
  progress: 83,
  palette: 'tide',
  state: 'in-development',
  submitted: 301,
  ends: 61,
  roles: [
    {
      type: 'Traducteur·rice breton–français',
      skill: 'writers',
      notes: 'Vous entendez encore la différence entre deux villages voisins.',
      hoursPerWeek: 2,
      workplace: 'remote',
      asked: [
        {
          by: 'yann',
          ago: 6,
          note: 'Ma grand-mère était de Plogoff et mon grand-père de Beuzec. J’ai grandi dans l’entre-deux.',
        },
      ],
    },
    {
      type: 'Développeur·se audio',
      skill: 'developers',
      notes: 'Vous faites écouter une voix à trois barres de réseau, sans la hacher.',
      taken: {
        by: 'margaux',
        ago: 264,
        note: 'J’aime les petits outils qui durent. Une archive sonore devrait tenir cinquante ans.',
      },
    },
    {
      type: 'Archiviste',
      skill: 'others',
      notes: 'Vous savez ce qu’on demande à une famille avant de garder une voix.',
      taken: {
        by: 'aroha',
        ago: 251,
        note: 'I keep voices in Whanganui, with the same questions and the same kettle.',
      },
    },
    {
      type: 'Cartographe',
      skill: 'designers',
      notes: 'Vous dessinez une frontière que personne n’a jamais vue, mais que tout le monde entend.',
      taken: {
        by: 'pilar',
        ago: 219,
        note: 'Las fronteras que se oyen son las que más me gustan. Mi francés alcanza.',
      },
    },
  ],
  comments: [
    {
      by: 'xoan',
      ago: 5.3,
      text: 'En Galicia fixemos o mesmo durante vinte anos e perdemos a metade nun disco duro. Facede tres copias, unha delas aburrida.',
      replies: [
        [
          'camille',
          10,
          'La copie ennuyeuse part aux archives en janvier, sur bande. Merci, Xoán ; tu n’es pas le premier à pleurer un disque.',
        ],
      ],
    },
    {
      by: 'juliette',
      ago: 23,
      text: 'La carte est magnifique, mais au clavier, impossible d’atteindre les communes du bord. Ma mère navigue au clavier et elle vous salue.',
      replies: [
        [
          'margaux',
          7,
          'Corrigé ce matin : une liste par ordre alphabétique, et les flèches sur la carte. Saluez-la de notre part.',
        ],
      ],
    },
    {
      by: 'bastien',
      ago: 55,
      text: 'Chez nous, en alsacien, une vallée suffit. Je vous suis de près et je prends des notes.',
    },
    {
      by: 'fatou',
      ago: 104,
      text: 'J’ai écouté la conteuse de Pont-Croix avec mes enfants. Ils n’ont rien compris et ils ont ri au bon moment.',
      replies: [
        ['camille', 16, 'Elle sera ravie. Elle dit toujours que le breton se comprend par les coudes.'],
      ],
    },
  ],
  likes: 46,
  money: { share: 0.8, payments: 16, latest: 1.5 },
};
