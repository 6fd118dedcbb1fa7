import { role, type SubjectTexts, task } from '../grammar.ts';

/** Subjects of French ideas that people do together. */
export const together: Record<'music' | 'memories' | 'play', SubjectTexts> = {
  music: {
    words: [
      'musique',
      'musical',
      'chanson',
      'chorale',
      'choeur',
      'instrument',
      'orchestre',
      'concert',
      'piano',
      'guitare',
      'chant',
      'radio',
      'podcast',
    ],
    images: ['le diapason', 'le kiosque', 'le refrain', 'l’accordéon', 'le tambour', 'la corde à vide'],
    things: 'des instruments, des pupitres et des partitions',
    facts: 'les chansons, les salles de répétition et les scènes ouvertes',
    field: 'la musique à plusieurs',
    problems: [
      'Il y a un piano dans une cave sur deux, et un enfant qui n’en a pas à chaque étage. Le piano est désaccordé ; c’est moins cher à régler qu’on ne le croit.',
      'Les salles de répétition coûtent plus cher que les appartements. Pendant ce temps, l’église n’est chauffée que le dimanche et le gymnase du bas n’entend plus rien du tout.',
    ],
    point: 'note',
    roles: [
      role(
        'Chef·fe de chœur',
        'artists',
        'Vous faites partir ensemble quarante personnes qui disent ne pas savoir chanter.',
      ),
      role('Luthier·ère', 'makers', 'Vous réparez un instrument bon marché avec autant de soin qu’un autre.'),
    ],
    tasks: [
      task(
        'Recenser les salles et leur écho',
        'Frapper dans ses mains dans dix salles, enregistrer, noter les voisins, les heures et le loyer.',
        4,
      ),
      task(
        'Trouver vingt chansons libres de droits',
        'Vérifier chacune et noter la tonalité que des voix non formées atteignent.',
        3,
      ),
    ],
  },
  memories: {
    words: [
      'memoire',
      'histoire',
      'souvenir',
      'archive',
      'photo',
      'patrimoine',
      'musee',
      'livre',
      'ecri',
      'biblioth',
      'recit',
    ],
    images: ['le grenier', 'la boîte à photos', 'la lampe', 'le seuil', 'la carte postale', 'le clocher'],
    things: 'des scanners, des enregistreurs et des boîtes à photos',
    facts: 'les vieilles photos et les histoires qui vont avec',
    field: 'la vie d’autrefois dans cette rue',
    problems: [
      'Quand on vide un appartement, les photos partent en dernier, dans la mauvaise benne. Personne n’a écrit les noms au dos, puisque tout le monde les connaissait.',
      'L’histoire officielle de la ville compte onze maires et pas un lavoir. Celles et ceux qui pourraient la corriger ont plus de quatre-vingts ans, et on ne les interroge pas.',
    ],
    point: 'page',
    roles: [
      role(
        'Collecteur·rice de récits',
        'writers',
        'Vous laissez un silence tranquille jusqu’à ce qu’il devienne une histoire.',
      ),
      role('Archiviste', 'others', 'Vous nommez un fichier de façon qu’on le retrouve dans quarante ans.'),
    ],
    tasks: [
      task(
        'Enregistrer les trois premières conversations',
        'Une heure chacune, dans une cuisine calme. Demander l’accord par écrit avant, puis après.',
        5,
      ),
      task(
        'Décider de ce qui est publié',
        'Une page sur les noms, les visages, l’accord et la façon de retirer un récit.',
        4,
      ),
    ],
  },
  play: {
    words: [
      'jeu',
      'jeux',
      'jouer',
      'enfant',
      'jouet',
      'sport',
      'echecs',
      'ecole',
      'apprendre',
      'enseign',
      'educat',
      'puzzle',
    ],
    images: ['la marelle', 'la bille', 'le joker', 'le bateau en papier', 'le domino', 'le cerf-volant'],
    things: 'des jeux de société, des costumes et des craies',
    facts: 'les aires de jeu, les salles pour jours de pluie et les règles maison',
    field: 'le jeu à tout âge',
    problems: [
      'L’aire de jeu est pensée pour les trois à six ans, par temps sec. Les autres restent à la grille et regardent l’heure.',
      'Les adultes disent qu’ils ont oublié comment jouer. Donnez-leur une craie, une règle et dix minutes : ils commencent à tricher.',
    ],
    point: 'bille',
    roles: [
      role(
        'Auteur·rice de jeux',
        'designers',
        'Vous jetez votre règle préférée quand les testeurs bâillent.',
      ),
      role(
        'Animateur·rice',
        'organisers',
        'Vous lancez un jeu entre six inconnus et partez sans qu’on le remarque.',
      ),
    ],
    tasks: [
      task(
        'Réunir trente jeux qui ne demandent rien',
        'Interroger trois générations, écrire chaque jeu sur une carte et l’essayer une fois.',
        3,
      ),
      task(
        'Jouer la première version à douze',
        'Regarder sans aider. Noter où l’on rit, où l’on demande et quand on s’arrête.',
        5,
      ),
    ],
  },
};
