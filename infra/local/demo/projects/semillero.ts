import type { DemoProject } from '../content.ts';

export const semillero: DemoProject = {
  slug: 'semillero',
  owner: 'lucia',
  language: 'es',
  country: 'ES',
  name: 'Semillero',
  shortName: 'Semillero',
  description: 'Intercambio de semillas entre huertos de barrio.',
  details: `Hay en Valencia un tomate que solo cultiva la señora Vicenta, en la azotea de su finca. Ella tiene ochenta y cuatro años y cuatro macetas. Si un año no guarda la semilla, ese tomate se acaba.

Semillero es una red de sobres. Cada huerto de barrio guarda lo suyo, escribe en el sobre de quién viene y cómo se cultiva, y lo deja en un cajón de la biblioteca más cercana. Te llevas un sobre y, al cabo del año, devuelves dos. La web solo dice qué hay, dónde está y quién sabe cultivarlo.

Llevamos doscientas treinta variedades en diecinueve cajones. Se han perdido siete, y sabemos por qué: humedad, ratones y un traslado.

## Lo que falta

- Una pantalla que entiendan por igual una hortelana de ochenta años y su nieto.
- Pruebas de germinación cada primavera, hechas por institutos.
- Dibujos de cada hoja, porque las fotos engañan.

Cada sobre paga el papel, la prueba y el sello. Nadie cobra por una semilla.`,
  budget: 6_000,
  parts: 1_500,
  point: 'sobre',
  contributorsPart: 15,
  progress: 38,
  palette: 'moss',
  state: 'in-development',
  submitted: 207,
  ends: 150,
  roles: [
    {
      type: 'Diseñadora de experiencia',
      skill: 'designers',
      notes: 'Haces que una abuela y su nieto usen la misma pantalla.',
      hoursPerWeek: 2,
      workplace: 'remote',
      asked: [
        {
          by: 'juliette',
          ago: 5,
          note: 'Ma mère et ma nièce testent déjà tout ce que je dessine. Mon espagnol est correct et le leur, excellent.',
        },
      ],
      refused: [{ by: 'diego', ago: 60, note: 'Diseño juegos, pero mi abuela juega conmigo.' }],
    },
    {
      type: 'Ilustradora botánica',
      skill: 'artists',
      notes: 'Dibujas una hoja de tomate que no se confunde con otra hoja de tomate.',
      taken: {
        by: 'valentina',
        ago: 152,
        note: 'Con las plantas tengo toda la paciencia que no tengo con las personas.',
      },
    },
    {
      type: 'Programador de datos abiertos',
      skill: 'developers',
      notes: 'Te importa que el sobre número 12 siga siendo el 12 dentro de treinta años.',
      taken: {
        by: 'joaquin',
        ago: 161,
        note: 'Veinte años de bases de datos que nadie ve. Esta la verá mi madre.',
      },
    },
    {
      type: 'Guardiana de semillas, Levante',
      skill: 'organisers',
      notes: 'Sabes qué vecina guarda qué, y te abre la puerta.',
      hoursPerWeek: 2,
      workplace: 'onSite',
      asked: [
        {
          by: 'amparo',
          ago: 6,
          note: 'En Alcoy conozco cuatro azoteas y un convento. Las monjas guardan una lechuga de antes de la guerra.',
        },
      ],
    },
    {
      type: 'Profesor de instituto',
      skill: 'others',
      notes: 'Conviertes una prueba de germinación en la mejor clase del trimestre.',
      hoursPerWeek: 1,
      workplace: 'either',
    },
  ],
  log: [
    {
      ago: 88,
      progress: 25,
      title: 'Los diecinueve cajones tienen etiqueta',
      text: 'Doscientas treinta variedades, cada una con su pueblo, su año y el nombre de quien la guardó.',
      translations: {
        en: {
          title: 'All nineteen drawers have labels',
          text: 'Two hundred and thirty varieties, each with its village, its year and the name of the person who kept it.',
        },
        fr: {
          title: 'Les dix-neuf tiroirs sont étiquetés',
          text: 'Deux cent trente variétés, chacune avec son village, son année et le nom de la personne qui l’a conservée.',
        },
      },
    },
    {
      ago: 17,
      progress: 38,
      title: 'Tres institutos prueban la germinación',
      text: 'En Teruel germinó el 91 % de las judías. Las dos variedades que fallaron ya están otra vez en tierra, por si acaso.',
      translations: {
        en: {
          title: 'Three schools test germination',
          text: 'In Teruel, 91% of the beans germinated. The two varieties that failed are back in the ground, just in case.',
        },
        fr: {
          title: 'Trois lycées testent la germination',
          text: 'À Teruel, 91 % des haricots ont germé. Les deux variétés qui ont échoué sont de nouveau en terre, au cas où.',
        },
      },
    },
  ],
  comments: [
    {
      by: 'carmen',
      ago: 2.6,
      text: 'En Teruel tenemos una judía que llamamos «del confesor» y nadie recuerda por qué. ¿Os mando un sobre aunque no sepa el nombre de verdad?',
      replies: [
        ['lucia', 4, 'Ese es su nombre de verdad. Mándalo, y apunta quién te lo dio.'],
        ['joaquin', 9, 'El campo «nadie recuerda por qué» existe desde esta tarde.'],
      ],
    },
    {
      by: 'karim',
      ago: 33,
      text: 'Nous avons des câpriers sauvages qui ne figurent dans aucun catalogue. Ça compte comme une variété ?',
      replies: [['lucia', 21, 'Cuenta. Si nace sola y alguien la come, cuenta.']],
    },
    {
      by: 'itziar',
      ago: 68,
      text: 'Devolver dos sobres por uno suena bien, pero si falla la cosecha la gente dejará de venir por vergüenza. Ponedlo por escrito: quien pierde, avisa y se lleva otro.',
      replies: [
        ['lucia', 13, 'Tienes toda la razón. Ya está impreso en el cajón: «Si se te muere, ven igual».'],
      ],
    },
  ],
  likes: 37,
  money: { share: 0.42, payments: 10, latest: 1.9 },
};
