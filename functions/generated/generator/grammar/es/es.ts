import { type Grammar, role, task } from '../grammar.ts';
import { indoors } from './indoors.ts';
import { making } from './making.ts';
import { outdoors } from './outdoors.ts';
import { sharing } from './sharing.ts';
import { together } from './together.ts';

/** "de" with a noun that has an article: de + el → del. */
const of = (noun: string): string => `de ${noun}`.replace(/^de el /, 'del ');

/** A noun without its article, with a capital: el taller → Taller. */
const bare = (noun: string): string => {
  const word = noun.replace(/^(el|la|los|las) /, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const es: Grammar = {
  subjects: { ...outdoors, ...indoors, ...together },
  mechanisms: { ...making, ...sharing },
  audiences: {
    neighbours: {
      label: 'los vecinos que nunca se han hablado',
      short: 'el vecindario',
      why: 'La gente se saluda diez años en la escalera sin saber nada una de otra. Un trabajo compartido es el camino más corto para hablar de algo que no sea el tiempo.',
    },
    families: {
      label: 'las familias con niños pequeños',
      short: 'las familias',
      why: 'Las familias tienen poco tiempo y mucha curiosidad. Lo que las acoge empieza a su hora, aguanta el ruido y termina antes de acostarse.',
    },
    olderPeople: {
      label: 'las personas de más de setenta años',
      short: 'los mayores',
      why: 'Muchas personas de más de setenta años saben más de lo que se les pregunta. Participan si hay sillas, letra grande y alguien que escuche hasta el final.',
    },
    newcomers: {
      label: 'las personas recién llegadas al barrio',
      short: 'los recién llegados',
      why: 'Quien llega a una ciudad necesita un motivo para estar en algún sitio a una hora fija. Ayuda que la tarea se explique sola y que no haga falta hablar bien.',
    },
    students: {
      label: 'los estudiantes que viven lejos de casa',
      short: 'los estudiantes',
      why: 'Los estudiantes llegan con dos tardes libres y se van a los tres años. El trabajo tiene que pasar fácilmente de unas manos a otras y lucir en un portafolio.',
    },
    carers: {
      label: 'las personas que cuidan de un familiar',
      short: 'quienes cuidan',
      why: 'Quien cuida de alguien no puede prometer un martes. Por eso cada tarea puede dejarse a los veinte minutos y continuarla otra persona.',
    },
    nightWorkers: {
      label: 'quienes trabajan de noche',
      short: 'quienes trasnochan',
      why: 'Panaderos, enfermeras y conductores están despiertos cuando todo está cerrado. El proyecto sigue su horario y nunca da por hecho que las tardes están libres.',
    },
    smallShops: {
      label: 'las tiendas con una sola persona',
      short: 'el comercio pequeño',
      why: 'En una tienda con una sola persona nadie puede dejar el mostrador. Todo tiene que llegar a la puerta, llevar cinco minutos y traer un cliente de vez en cuando.',
    },
  },
  constraints: {
    offline: {
      text: 'Tiene que funcionar sin internet. Primero van el papel, la radio y un tablón; más tarde, una página web podrá copiarlos.',
      task: task(
        'Pasar una semana sin internet',
        'Hacerlo todo en papel durante una semana y anotar cada momento en que alguien echó mano del teléfono.',
        3,
      ),
    },
    shortTime: {
      text: 'La primera versión se termina en cuatro fines de semana. Lo que no cabe se apunta en una lista y ahí se queda.',
      task: task(
        'Planear los cuatro fines de semana',
        'Un objetivo por fin de semana, un nombre junto a cada uno y la lista de lo que dejamos fuera a propósito.',
        4,
      ),
    },
    smallBudget: {
      text: 'La primera versión cuesta menos que una bicicleta. Lo que sea más caro se pide prestado, se encuentra o se descarta.',
      task: task(
        'Hacer la lista de lo que podemos pedir prestado',
        'Preguntar a diez personas qué prestarían durante un mes y anotar lo que todavía hay que comprar.',
        4,
      ),
    },
    onePlace: {
      text: 'Empieza en una sola calle. La segunda llega únicamente cuando la primera ha funcionado toda una temporada.',
      task: task(
        'Elegir la primera calle',
        'Recorrer tres calles con otras dos personas y quedarse con aquella en la que más puertas se abrieron.',
        5,
      ),
    },
    reused: {
      text: 'No se compra nada nuevo. Cada pieza ha tenido una vida anterior, y una etiqueta dice cuál.',
      task: task(
        'Encontrar tres fuentes de material usado',
        'Visitar un punto limpio, el almacén de un teatro y el sótano de una escuela, y acordar qué podemos llevarnos y cuándo.',
        4,
      ),
    },
    byHand: {
      text: 'Nadie mira una pantalla mientras participa. Bastan las manos, las voces y el papel.',
      task: task(
        'Probarlo con un desconocido, sin pantalla',
        'Explicar la idea a alguien que no la conoce, solo con papel y lápiz, y anotar dónde se atascó.',
        3,
      ),
    },
  },
  settings: [
    'junto al canal',
    'bajo los soportales',
    'en el cruce',
    'detrás de la estación',
    'en la antigua escuela',
    'en la colina',
    'al lado de la panadería',
    'al otro lado del puente',
    'encima del garaje',
    'en la línea 4',
    'en el tercer piso',
    'al fondo del patio',
  ],
  headings: {
    first: 'Lo primero que construimos',
    audience: 'Para quién es',
    constraint: 'La regla que nos ponemos',
    money: 'En qué se gasta el dinero',
  },
  topic: 'Las palabras de partida: «{topic}».',
  nameOf: (noun, image) => `${capital(noun)} ${of(image)}`,
  shortNameOf: (noun, image) => `${bare(noun)} ${of(image)}`,
  atSetting: (name, setting) => `${name}, ${setting}`,
  forAudience: (name, audience) => `${name} para ${audience}`,
  anyRoles: [
    role('Coordinación del proyecto', 'organisers', 'Escribes actas breves y, aun así, la gente las lee.'),
    role('Ilustración', 'artists', 'Explicas un proceso con cuatro dibujos y ninguna flecha.'),
    role('Desarrollo web', 'developers', 'Prefieres quitar una función a tener que mantenerla.'),
    role('Redacción', 'writers', 'Recortas un texto a la mitad y quien lo escribió te lo agradece.'),
    role('Diseño de interfaz', 'designers', 'Haces las pruebas con gente que tiene prisa.'),
    role('Construcción de prototipos', 'makers', 'Terminas una primera versión bien fea antes de comer.'),
    role('Traducción', 'writers', 'Traduces lo que se quiere decir, y preguntas cuando no lo sabes.'),
    role('Tesorería', 'organisers', 'Te gusta que dos columnas acaben en el mismo número.'),
  ],
  anyTasks: [
    task(
      'Escribir qué significa «terminado»',
      'Una página: qué existe al final, quién lo usa y en qué notaremos que funciona.',
      4,
    ),
    task(
      'Hablar con cinco personas que lo usarían',
      'Media hora con cada una. Preguntar qué hacen hoy y no contar el proyecto hasta el final.',
      5,
    ),
    task(
      'Construir la versión más pequeña que funcione',
      'Dejar fuera todo lo que dos de nosotros puedan hacer a mano durante un mes.',
      4,
    ),
    task(
      'Reunir nuestros archivos en un solo sitio',
      'Una carpeta, una regla para los nombres y una página que diga dónde está cada cosa.',
      2,
    ),
    task(
      'Publicar un informe de avance',
      'Qué hemos probado, qué ha fallado y qué viene después, en 300 palabras y dos imágenes.',
      2,
    ),
    task(
      'Acordar cuándo nos reunimos',
      'Una hora fija a la semana, quién toma notas y qué pasa si alguien no puede venir.',
      3,
    ),
    task(
      'Hacer la lista de los riesgos',
      'Los cinco más probables, una persona para cada uno y la primera señal que vigilar.',
      3,
    ),
    task(
      'Invitar a las diez primeras personas',
      'Escribir a cada una en persona y decir qué le pedimos y por cuánto tiempo.',
      3,
    ),
  ],
};
