import type { DemoProject } from '../content.ts';

export const aPie: DemoProject = {
  slug: 'a-pie',
  owner: 'rafa',
  language: 'es',
  country: 'ES',
  name: 'A pie',
  shortName: 'A pie',
  description:
    'Rutas para ir andando al cole, trazadas por quienes las caminan y acompañadas por quien puede.',
  details: `En mi cole, siete de cada diez niños vienen en coche, y la mitad de esos coches recorre menos de ochocientos metros. Cada mañana, en la puerta, hay un atasco de gente que vive cerca.

A pie es un autobús sin autobús: una ruta con paradas, un horario y una persona mayor con un chaleco. Los niños dibujan el camino con tiza: aquí hay sombra, aquí huele a pan, aquí los coches no frenan. Con eso trazamos la ruta y se la llevamos al ayuntamiento, con los dibujos grapados.

Empezamos en marzo con una ruta y seis niños. Ahora son cuatro rutas y setenta y uno. La policía local ha cambiado un semáforo. Una abuela se apuntó a acompañar y ya no se la puede parar.

Queremos llevarlo a diez colegios: chalecos, tizas, un seguro y un manual de doce páginas.`,
  budget: 1_800,
  parts: 360,
  point: 'paso',
  progress: 28,
  palette: 'moss',
  state: 'approved',
  submitted: 15,
  ends: 220,
  roles: [
    {
      type: 'Coordinadora de acompañantes',
      skill: 'organisers',
      notes: 'Tienes el teléfono de todas las abuelas y te contestan a las siete.',
      hoursPerWeek: 3,
      workplace: 'onSite',
    },
    {
      type: 'Diseñador del manual',
      skill: 'designers',
      notes: 'Metes un colegio entero en doce páginas y sobra sitio para un dibujo.',
      hoursPerWeek: 2,
      workplace: 'remote',
      asked: [{ by: 'nuria', ago: 2, note: 'Doce páginas me parecen muchas. ¿Lo intentamos en ocho?' }],
    },
  ],
  comments: [
    {
      by: 'pilar',
      ago: 3,
      text: 'Esos dibujos con tiza son un mapa de los que nos faltan. ¿Nos prestas una clase?',
      replies: [['rafa', 4, 'Te presto la de tercero B, que protesta más y dibuja mejor.']],
    },
    {
      by: 'samuel',
      ago: 7,
      text: 'For some children the walk is easier than the school gate. Would a route that arrives ten minutes early be possible?',
      replies: [['rafa', 11, 'Ya hay una, la verde. La pidió una madre con tus mismas palabras.']],
    },
  ],
  likes: 26,
  money: { share: 0.28, payments: 4, latest: 0.6 },
};
