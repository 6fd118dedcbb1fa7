import { type MechanismTexts, role, task } from '../grammar.ts';

/** Mechanisms of French ideas that make or lend things. */
export const making: Record<'library' | 'map' | 'device' | 'workshop', MechanismTexts> = {
  library: {
    nouns: ['la remise', 'l’armoire'],
    description: 'Une bibliothèque d’objets qui prête {things}, pour {audience}.',
    how: 'La collection commence par ce que chacun possède déjà et n’utilise guère. Chaque objet reçoit un numéro, une fiche et une demi-page d’entretien. On emprunte gratuitement pour une semaine, et qui rapporte écrit une ligne sur ce que l’objet a permis. Au bout d’un an, ces lignes sont la meilleure partie du catalogue.',
    first: [
      'Une étagère avec les cinquante premiers objets, photographiés et essayés.',
      'Un fichier en carton qui marche aussi pendant les coupures de courant.',
      'Deux soirées d’ouverture, avec une bouilloire et quelqu’un qui sait tout expliquer.',
    ],
    money:
      'Les étagères, les serrures, l’assurance et ce que personne ne peut nous prêter : {things}. Ouvrir la porte n’est pas payé ; les réparations le sont.',
    roles: [
      role(
        'Bibliothécaire d’objets',
        'organisers',
        'Vous savez qui a quoi, et vous le redemandez gentiment.',
      ),
      role(
        'Graphiste du catalogue',
        'designers',
        'Vous dessinez une fiche qu’une personne fatiguée remplit sans erreur.',
      ),
    ],
    tasks: [
      task(
        'Trouver une pièce sèche qui ferme à clé',
        'Dix mètres carrés suffisent. Demander à la mairie, à l’école et au propriétaire de la boutique vide.',
        5,
      ),
      task(
        'Réunir les cinquante premiers objets',
        'Demander de vive voix, noter qui prête et convenir de ce qui se passe en cas de casse.',
        4,
      ),
      task(
        'Écrire les règles du prêt sur une page',
        'Combien de temps, combien d’objets, que faire en cas de retard. La lire à voix haute à trois personnes.',
        3,
      ),
    ],
  },
  map: {
    nouns: ['l’atlas', 'la carte'],
    description: 'Une carte ouverte qui recense {facts}, dessinée par {audience}.',
    how: 'C’est une carte que seuls des piétons peuvent dessiner. Chaque entrée prend une minute : un point, une phrase, une date. Une deuxième personne la confirme avant qu’elle compte ; après un an sans nouvelles, elle pâlit. Les données sont à tout le monde et se téléchargent d’un clic ; une feuille imprimée est affichée à l’arrêt de bus.',
    first: [
      'Une carte en papier, large d’un mètre, et une boîte d’épingles.',
      'Une page web où une entrée prend moins d’une minute.',
      'Une première édition imprimée à deux cents exemplaires.',
    ],
    money:
      'L’impression, l’hébergement pour trois ans et une indemnité pour les deux personnes qui vérifient les entrées. La carte reste gratuite.',
    roles: [
      role('Cartographe', 'designers', 'Vous retirez des choses jusqu’à ce que l’important se voie.'),
      role(
        'Développeur·se de cartes web',
        'developers',
        'Vous avez déjà affiché une carte sur un vieux téléphone au fond d’une vallée.',
      ),
    ],
    tasks: [
      task(
        'Dessiner la première carte à la main',
        'Inviter huit personnes avec des crayons pour une soirée et voir où leurs cartes se contredisent.',
        4,
      ),
      task(
        'Choisir une licence pour les données',
        'Comparer deux licences ouvertes et écrire en mots simples ce que les autres peuvent faire.',
        3,
      ),
      task(
        'Construire le formulaire d’une entrée',
        'Un point, une phrase, une date, rien d’autre. Il doit marcher avec un seul pouce.',
        4,
      ),
    ],
  },
  device: {
    nouns: ['la balise', 'la vigie'],
    description: 'Un petit appareil aux plans ouverts qui relève {facts}, conçu avec {audience}.',
    how: 'L’appareil tient dans une boîte à goûter et fonctionne un an avec quatre piles. Il mesure une seule chose, toutes les dix minutes, et l’affiche assez gros pour qu’on le lise depuis l’autre trottoir. Les plans, le programme et les relevés sont ouverts : une école peut en construire un dans l’après-midi, et un voisin peut mettre le résultat en doute.',
    first: [
      'Trois appareils qui tiennent un mois dehors.',
      'Un guide de montage accessible à qui n’a pas de fer à souder.',
      'Un affichage dans une vitrine, avec les relevés du jour.',
    ],
    money:
      'Les pièces des vingt premiers appareils, une série de circuits et les frais de port. Rien ne va à un brevet.',
    roles: [
      role('Électronicien·ne', 'makers', 'Vous pensez aux piles, au gel et à qui perd la notice.'),
      role(
        'Développeur·se embarqué',
        'developers',
        'Votre programme dort presque toujours, et vous en êtes content.',
      ),
    ],
    tasks: [
      task(
        'Monter le premier sur une plaque d’essai',
        'Il peut être très laid. Il doit mesurer un jour et une nuit sans aide.',
        5,
      ),
      task(
        'Laisser trois boîtiers dehors une semaine',
        'Un au soleil, un sous la pluie, un près des enfants. Les ouvrir et les photographier.',
        3,
      ),
      task(
        'Écrire la première page du guide de montage',
        'La liste des pièces avec les prix, les outils et le temps qu’il a fallu à un débutant.',
        3,
      ),
    ],
  },
  workshop: {
    nouns: ['l’atelier', 'la roulotte'],
    description: 'Un atelier itinérant avec {things}, qui vient chaque mois pour {audience}.',
    how: 'Une camionnette ou un grand vélo cargo transporte un établi, une lampe et une caisse avec {things}. Le même jour de chaque mois, l’atelier s’arrête au même angle. On n’y dépose rien pour repartir : chacun fait le travail lui-même, à côté de quelqu’un qui sait. Le soir, une feuille sur la porte dit ce qui a été fait et appris.',
    first: [
      'Un établi sur roues qui se déplie en dix minutes.',
      'Une tournée de quatre angles de rue, convenue avec les habitants.',
      'Quatre journées en quatre lieux, et un compte rendu honnête de chacune.',
    ],
    money:
      'Les roues, l’établi, une caisse avec {things} et l’assurance pour un an. Qui enseigne une journée est payé pour cela.',
    roles: [
      role(
        'Animateur·rice d’atelier',
        'makers',
        'Vous gardez les mains dans les poches et laissez les autres finir.',
      ),
      role(
        'Responsable de tournée',
        'organisers',
        'Vous trouvez qui a la clé de la barrière, et vous lui apportez un gâteau.',
      ),
    ],
    tasks: [
      task(
        'Trouver quatre endroits où s’arrêter',
        'Avec de l’ombre, des toilettes à côté et quelqu’un qui se réjouit de nous voir.',
        5,
      ),
      task(
        'Remplir la caisse et la monter d’un étage',
        'Si deux personnes n’y arrivent pas, en retirer quelque chose.',
        3,
      ),
      task(
        'Tenir une première journée dans une cour',
        'Cinq heures, dix personnes. Noter ce qui a manqué et ce que personne n’a touché.',
        4,
      ),
    ],
  },
};
