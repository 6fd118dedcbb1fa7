import { role, type SubjectTexts, task } from '../grammar.ts';

/** Subjects of Spanish ideas that people do together. */
export const together: Record<'music' | 'memories' | 'play', SubjectTexts> = {
  music: {
    words: [
      'music',
      'cancion',
      'coro',
      'instrumento',
      'banda',
      'sonido',
      'concierto',
      'piano',
      'guitarra',
      'cant',
      'radio',
      'podcast',
    ],
    images: ['el diapasón', 'el quiosco', 'el estribillo', 'el acordeón', 'el tambor', 'la cuerda al aire'],
    things: 'instrumentos, atriles y partituras',
    facts: 'las canciones, los locales de ensayo y los escenarios abiertos',
    field: 'la música en grupo',
    problems: [
      'Hay un piano en uno de cada dos sótanos y, en cada piso, un niño que no tiene ninguno. El piano está desafinado, y arreglarlo cuesta menos de lo que se cree.',
      'Un local de ensayo cuesta más que un piso. Mientras tanto, la iglesia solo se calienta los domingos y en el viejo almacén no suena nada.',
    ],
    point: 'nota',
    roles: [
      role(
        'Dirección musical',
        'artists',
        'Haces empezar a la vez a cuarenta personas que dicen que no saben cantar.',
      ),
      role('Lutería', 'makers', 'Arreglas un instrumento barato con tanto cuidado como uno caro.'),
    ],
    tasks: [
      task(
        'Hacer una lista de salas con su eco',
        'Dar una palmada en diez salas, grabarla y anotar los vecinos, las horas y el alquiler.',
        4,
      ),
      task(
        'Encontrar veinte canciones libres de derechos',
        'Comprobar cada una y anotar el tono al que llegan las voces sin formación.',
        3,
      ),
    ],
  },
  memories: {
    words: [
      'memoria',
      'historia',
      'recuerdo',
      'archivo',
      'foto',
      'patrimonio',
      'museo',
      'libro',
      'escri',
      'bibliotec',
      'relato',
    ],
    images: ['el desván', 'la caja de fotos', 'el candil', 'el umbral', 'la postal', 'el campanario'],
    things: 'escáneres, grabadoras y cajas de fotos',
    facts: 'las fotos antiguas y las historias que hay detrás',
    field: 'la vida de antes en esta calle',
    problems: [
      'Cuando se vacía un piso, las fotos salen las últimas y van al contenedor que no es. Nadie escribió los nombres detrás, porque todo el mundo los conocía.',
      'La historia oficial de la ciudad tiene once alcaldes y ningún lavadero. Quienes podrían corregirla han cumplido los ochenta, y nadie les pregunta.',
    ],
    point: 'página',
    roles: [
      role('Historia oral', 'writers', 'Dejas tranquilo un silencio hasta que se convierte en historia.'),
      role(
        'Archivo',
        'others',
        'Pones a los archivos nombres que alguien encontrará dentro de cuarenta años.',
      ),
    ],
    tasks: [
      task(
        'Grabar las tres primeras conversaciones',
        'Una hora cada una, en una cocina tranquila. Pedir permiso por escrito antes y otra vez después.',
        5,
      ),
      task(
        'Decidir qué se publica y qué no',
        'Una página sobre nombres, caras, permisos y cómo se retira una historia.',
        4,
      ),
    ],
  },
  play: {
    words: [
      'juego',
      'jugar',
      'nino',
      'juguete',
      'deporte',
      'ajedrez',
      'escuela',
      'aprender',
      'ensen',
      'educa',
      'puzle',
      'colegio',
    ],
    images: ['la rayuela', 'la canica', 'el comodín', 'el barco de papel', 'el dominó', 'la cometa'],
    things: 'juegos de mesa, disfraces y tizas',
    facts: 'los parques, las salas para días de lluvia y las reglas de la casa',
    field: 'el juego a cualquier edad',
    problems: [
      'El parque está pensado para niños de tres a seis años con buen tiempo. Los demás se quedan junto a la valla y miran la hora.',
      'Los adultos dicen que se les ha olvidado jugar. Con una tiza, una regla y diez minutos empiezan a hacer trampas.',
    ],
    point: 'canica',
    roles: [
      role('Diseño de juegos', 'designers', 'Tiras tu regla favorita cuando quienes prueban bostezan.'),
      role('Dinamización', 'organisers', 'Empiezas un juego con seis desconocidos y te vas sin que se note.'),
    ],
    tasks: [
      task(
        'Reunir treinta juegos que no necesitan nada',
        'Preguntar a tres generaciones, escribir cada juego en una tarjeta y probarlo una vez.',
        3,
      ),
      task(
        'Jugar la primera versión con doce personas',
        'Mirar sin ayudar. Anotar dónde ríen, dónde preguntan y cuándo paran.',
        5,
      ),
    ],
  },
};
