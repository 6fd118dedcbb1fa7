import type { DemoProject } from '../content.ts';

export const atlasDeBarrios: DemoProject = {
  slug: 'atlas-de-barrios',
  owner: 'pilar',
  language: 'es',
  country: 'ES',
  name: 'Atlas de barrios',
  shortName: 'Atlas de barrios',
  description: 'Vecinas y vecinos dibujan el mapa que falta.',
  details: `El mapa oficial sabe dónde está cada farola. No sabe cuál es la esquina donde se espera, qué fuente da sombra a las cuatro, ni por dónde rodea la gente para no pasar por el descampado.

Ese mapa lo tiene cada barrio en la cabeza. Nosotras llevamos papel de dos metros, lápices y una merienda, y lo dibujamos con quien venga. Después se pasa a limpio, se devuelve al barrio, y el barrio decide qué se publica y qué se queda en casa.

Hemos dibujado catorce barrios en Sevilla, Granada, Las Palmas y Bilbao. El ayuntamiento ha cambiado ya tres pasos de peatones por culpa de una clase de segundo de la ESO.

El atlas tendrá veinte barrios, un libro grande y una web sobria. Lo que sobre, si sobra, irá al barrio veintiuno.`,
  budget: 9_000,
  parts: 900,
  point: 'calle',
  contributorsPart: 20,
  progress: 66,
  palette: 'ember',
  state: 'in-development',
  submitted: 278,
  ends: 80,
  roles: [
    {
      type: 'Dinamizadora en Bilbao',
      skill: 'organisers',
      notes: 'Consigues que dibuje el que dice que no sabe dibujar.',
      taken: {
        by: 'iker',
        ago: 236,
        note: 'Mido edificios, pero lo que me interesa es por dónde entra la gente.',
      },
    },
    {
      type: 'Desarrolladora web',
      skill: 'developers',
      notes: 'Publicas un mapa dibujado a mano sin alisarlo.',
      taken: {
        by: 'adaeze',
        ago: 209,
        note: 'I have notebooks full of hand-drawn bus routes. Let us not smooth anything.',
      },
    },
    {
      type: 'Ilustrador',
      skill: 'artists',
      notes: 'Pasas a limpio sin quitarle la razón a nadie.',
      hoursPerWeek: 3,
      workplace: 'remote',
      asked: [
        {
          by: 'diego',
          ago: 9,
          note: 'Dibujé el mapa de La Isleta con mi clase hace años y todavía lo llevo en la cartera.',
        },
      ],
    },
    {
      type: 'Editora del libro',
      skill: 'writers',
      notes: 'Sabes cuándo un apodo de calle merece una página entera.',
      hoursPerWeek: 4,
      workplace: 'either',
    },
  ],
  comments: [
    {
      by: 'rafa',
      ago: 4.1,
      text: 'Mi clase del Zaidín encontró un atajo que no conocía ni la policía local. ¿Lo publicamos o nos lo guardamos?',
      replies: [
        ['pilar', 3, 'Que lo vote la clase. Esa es la regla y no hay otra.'],
        ['rafa', 52, 'Diecinueve a seis: nos lo guardamos.'],
      ],
    },
    {
      by: 'theo',
      ago: 47,
      text: 'On reconnaît les quartiers à leurs détours. Est-ce que vous notez qui a dessiné quoi, ou est-ce volontairement anonyme ?',
      replies: [
        [
          'pilar',
          15,
          'Firmado por el barrio, nunca por la persona. Lo aprendimos el día que alguien dibujó por dónde volvía a casa.',
        ],
      ],
    },
    {
      by: 'nuria',
      ago: 90,
      text: 'En la web, el zoom llega al papel pero los textos no crecen. Mi padre lo miró con lupa, literalmente.',
      replies: [
        [
          'adaeze',
          23,
          'Fixed. The labels now grow with the page, and your father has a credit on it if he would like one.',
        ],
      ],
    },
  ],
  likes: 40,
  money: { share: 0.69, payments: 13, latest: 2.4 },
};
