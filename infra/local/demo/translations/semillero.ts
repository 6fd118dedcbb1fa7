import type { DemoTranslations } from './demoTranslations.ts';

export const semillero: DemoTranslations = {
  en: {
    name: 'Semillero, the seed drawer',
    shortName: 'Semillero',
    description: 'Neighbourhood gardens swap their seeds, one envelope at a time.',
    details: `There is a tomato in Valencia that only Señora Vicenta grows, on the roof of her building. She is eighty-four and has four pots. If one year she does not keep the seed, that tomato is over.

Semillero is a network of envelopes. Each neighbourhood garden keeps what is its own, writes on the envelope who it comes from and how it is grown, and leaves it in a drawer at the nearest library. You take one envelope, and a year later you bring back two. The website only says what there is, where it is and who knows how to grow it.

We have two hundred and thirty varieties in nineteen drawers. Seven have been lost, and we know why: damp, mice and a move.

## What is missing

- A screen that an eighty-year-old gardener and her grandson understand equally well.
- Germination tests every spring, run by secondary schools.
- Drawings of every leaf, because photographs lie.

Each envelope pays for the paper, the test and the stamp. Nobody is paid for a seed.`,
    contributionName: 'envelope',
    'role.0.PersonType': 'Experience designer',
    'role.0.Notes': 'You get a grandmother and her grandson to use the same screen.',
    'role.1.PersonType': 'Botanical illustrator',
    'role.1.Notes': 'You draw a tomato leaf that cannot be mistaken for another tomato leaf.',
    'role.2.PersonType': 'Open data developer',
    'role.2.Notes': 'You care that envelope number 12 will still be number 12 in thirty years.',
    'role.3.PersonType': 'Seed keeper, eastern Spain',
    'role.3.Notes': 'You know which neighbour keeps what, and she opens the door to you.',
    'role.4.PersonType': 'Secondary school teacher',
    'role.4.Notes': 'You turn a germination test into the best lesson of the term.',
  },
  fr: {
    name: 'Semillero, le tiroir à graines',
    shortName: 'Semillero',
    description: 'Les jardins de quartier échangent leurs graines, une enveloppe après l’autre.',
    details: `Il y a à Valence une tomate que seule Mme Vicenta cultive, sur le toit de son immeuble. Elle a quatre-vingt-quatre ans et quatre pots. Si une année elle ne garde pas la graine, cette tomate disparaît.

Semillero est un réseau d’enveloppes. Chaque jardin de quartier garde ce qui lui est propre, écrit sur l’enveloppe de qui elle vient et comment on la cultive, puis la dépose dans un tiroir de la bibliothèque la plus proche. On prend une enveloppe et, un an plus tard, on en rapporte deux. Le site dit seulement ce qu’il y a, où ça se trouve et qui sait le faire pousser.

Nous avons deux cent trente variétés dans dix-neuf tiroirs. Sept se sont perdues, et nous savons pourquoi : l’humidité, les souris et un déménagement.

## Ce qui manque

- Un écran qu’une jardinière de quatre-vingts ans et son petit-fils comprennent aussi bien l’un que l’autre.
- Des tests de germination chaque printemps, menés par des lycées.
- Des dessins de chaque feuille, parce que les photos trompent.

Chaque enveloppe paie le papier, le test et le timbre. Personne n’est payé pour une graine.`,
    contributionName: 'enveloppe',
    'role.0.PersonType': 'Design d’expérience',
    'role.0.Notes': 'Vous amenez une grand-mère et son petit-fils à utiliser le même écran.',
    'role.1.PersonType': 'Illustration botanique',
    'role.1.Notes':
      'Vous dessinez une feuille de tomate que l’on ne confond avec aucune autre feuille de tomate.',
    'role.2.PersonType': 'Développement, données ouvertes',
    'role.2.Notes': 'Vous tenez à ce que l’enveloppe numéro 12 reste la 12 dans trente ans.',
    'role.3.PersonType': 'Gardien·ne de semences, Levant',
    'role.3.Notes': 'Vous savez quelle voisine garde quoi, et elle vous ouvre sa porte.',
    'role.4.PersonType': 'Personne qui enseigne au lycée',
    'role.4.Notes': 'Vous faites d’un test de germination le meilleur cours du trimestre.',
  },
};
