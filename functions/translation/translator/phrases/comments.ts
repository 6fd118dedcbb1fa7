import type { Phrase } from './phrase.ts';

/** Comments of the demo, with their answers. */
export const comments: readonly Phrase[] = [
  {
    en: 'A question from Quimper: can the sensor cope with silt?',
    fr: 'Question depuis Quimper : le capteur supporte-t-il la vase ?',
    es: 'Una pregunta desde Quimper: ¿aguanta el sensor el fango?',
  },
  {
    en: 'Our harbour is full of it.',
    fr: 'Notre port en est plein.',
    es: 'Nuestro puerto está lleno.',
  },
  {
    en: 'The height of the silt interests us too, to tell the truth.',
    fr: 'La hauteur de la vase nous intéresse aussi, à vrai dire.',
    es: 'A decir verdad, la altura del fango también nos interesa.',
  },
  {
    en: 'It looks down from above, so mud below is no problem as long as some water is left.',
    fr: 'Il regarde d’en haut : la vase n’est pas un problème tant qu’il reste un peu d’eau.',
    es: 'Mira desde arriba, así que el fango de abajo no es un problema mientras quede algo de agua.',
  },
  {
    en: 'At dead low tide it will measure the mud, very accurately.',
    fr: 'À marée basse de vive-eau, il mesurera la vase, avec beaucoup de précision.',
    es: 'Con la bajamar más baja medirá el fango, con mucha precisión.',
  },
  {
    en: 'In Dakar the tide is small, but the swell is not.',
    fr: 'À Dakar, la marée est petite mais la houle ne l’est pas.',
    es: 'En Dakar la marea es pequeña, pero el oleaje no.',
  },
  {
    en: 'I’m glad to support this, and I’d like to see the plans of the enclosure.',
    fr: 'Je soutiens avec plaisir, et j’aimerais voir les plans de l’enveloppe.',
    es: 'Lo apoyo con mucho gusto, y me gustaría ver los planos de la carcasa.',
  },
  {
    en: 'I kept the tide pole at Mevagissey for thirty years.',
    fr: 'J’ai tenu l’échelle de marée de Mevagissey pendant trente ans.',
    es: 'Cuidé la regla de mareas de Mevagissey durante treinta años.',
  },
  {
    en: 'Mind where you fix the bracket: the harbour wall moves more than you think in February.',
    fr: 'Attention à l’endroit où vous fixez le support : en février, le mur du port bouge plus qu’on ne croit.',
    es: 'Cuidado con dónde fijáis el soporte: en febrero el muro del puerto se mueve más de lo que parece.',
  },
  {
    en: 'This is exactly the sort of thing no dataset says.',
    fr: 'C’est exactement le genre de chose qu’aucun jeu de données ne dit.',
    es: 'Es justo el tipo de cosa que no dice ningún conjunto de datos.',
  },
  {
    en: 'Would you look at our bracket drawing if I sent it?',
    fr: 'Regarderiez-vous le dessin de notre support si je vous l’envoyais ?',
    es: '¿Mirarías el dibujo de nuestro soporte si te lo enviara?',
  },
  {
    en: 'Send it.',
    fr: 'Envoyez-le.',
    es: 'Envíalo.',
  },
  {
    en: 'I have time and a pencil.',
    fr: 'J’ai du temps et un crayon.',
    es: 'Tengo tiempo y un lápiz.',
  },
  {
    en: 'In my village, too, the oven belonged to everybody.',
    fr: 'Dans mon village aussi, le four était à tout le monde.',
    es: 'En mi pueblo el horno también era de todos.',
  },
  {
    en: 'Every family marked its bread with a wooden stamp.',
    fr: 'Chaque famille marquait son pain d’un sceau en bois.',
    es: 'Cada familia marcaba su pan con un sello de madera.',
  },
  {
    en: 'Do you have stamps?',
    fr: 'Avez-vous des sceaux ?',
    es: '¿Tenéis sellos?',
  },
  {
    en: 'We hadn’t thought of that.',
    fr: 'Nous n’y avions pas pensé.',
    es: 'No lo habíamos pensado.',
  },
  {
    en: 'Tomasz is already carving one for each village.',
    fr: 'Tomasz en taille déjà un pour chaque village.',
    es: 'Tomasz ya está tallando uno para cada pueblo.',
  },
  {
    en: 'Thank you, Amparo.',
    fr: 'Merci, Amparo.',
    es: 'Gracias, Amparo.',
  },
  {
    en: 'Have you measured the smoke?',
    fr: 'Avez-vous mesuré les fumées ?',
    es: '¿Habéis medido el humo?',
  },
  {
    en: 'I ask as a neighbour and as someone with asthma.',
    fr: 'Je pose la question en voisin et en asthmatique.',
    es: 'Lo pregunto como vecino y como asmático.',
  },
  {
    en: 'Yes, and it wasn’t great for the first twenty minutes.',
    fr: 'Oui, et ce n’était pas fameux les vingt premières minutes.',
    es: 'Sí, y los primeros veinte minutos no fueron gran cosa.',
  },
  {
    en: 'The second version has a second air inlet; I’ll publish the measurements on Sunday.',
    fr: 'La deuxième version a une seconde arrivée d’air ; je publie les mesures dimanche.',
    es: 'La segunda versión tiene otra entrada de aire; publico las mediciones el domingo.',
  },
  {
    en: 'In Valencia we have a court that has met for exactly this on Thursdays at the door of the cathedral for a thousand years.',
    fr: 'À Valence, nous avons un tribunal qui se réunit pour cela même le jeudi à la porte de la cathédrale, depuis mille ans.',
    es: 'En Valencia tenemos un tribunal que se reúne los jueves en la puerta de la catedral para esto mismo, desde hace mil años.',
  },
  {
    en: 'Come and see it.',
    fr: 'Venez le voir.',
    es: 'Ven a verlo.',
  },
  {
    en: 'My grandfather spoke of that court as others speak of the Vatican.',
    fr: 'Mon grand-père parlait de ce tribunal comme d’autres parlent du Vatican.',
    es: 'Mi abuelo hablaba de ese tribunal como otros hablan del Vaticano.',
  },
  {
    en: 'I’m coming.',
    fr: 'J’y vais.',
    es: 'Voy.',
  },
];
