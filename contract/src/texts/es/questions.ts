import type { questions as en } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

/**
 * The questions for matching, with their answers. The key of a question and the number of an answer are stored, so
 * answers may be reworded or added at the end, but never moved. Cards have room for four answers to a question.
 */
export const questions: Translated<typeof en> = {
  'weekend-shape': {
    question: 'Un fin de semana libre es mejor',
    answers: ['con planes hechos', 'sin planes', 'mitad y mitad'],
  },
  'early-late': {
    question: 'Mi mejor momento del día es',
    answers: ['la mañana', 'la tarde', 'bien entrada la noche'],
  },
  'home-out': {
    question: 'Un viernes por la noche prefiero',
    answers: ['salir', 'quedarme en casa', 'según la semana'],
  },
  tidy: {
    question: 'Mi casa está',
    answers: ['siempre en orden', 'más o menos en orden', 'en un feliz caos'],
  },
  cooking: {
    question: 'En la cocina',
    answers: ['disfruto mucho', 'me defiendo', 'prefiero pedir comida'],
  },
  meat: {
    question: 'Como',
    answers: ['de todo', 'pescado, pero no carne', 'comida vegetariana', 'comida vegana'],
  },
  alcohol: {
    question: 'Bebo alcohol',
    answers: ['nunca', 'de vez en cuando', 'casi todos los fines de semana', 'casi todos los días'],
  },
  smoking: { question: 'Fumo', answers: ['nunca', 'solo en fiestas', 'habitualmente'] },
  sport: {
    question: 'Hago deporte',
    answers: ['casi nunca', 'una vez por semana', 'varias veces por semana', 'casi a diario'],
  },
  pets: {
    question: 'Vivir con animales es',
    answers: ['imprescindible', 'agradable', 'aceptable si son tuyos', 'algo que no va conmigo'],
  },
  'allergic-cats': {
    question: 'Los gatos me parecen',
    answers: ['maravillosos', 'bien, pero de lejos', 'imposibles para mí'],
  },
  'children-want': {
    question: 'Me gustaría tener hijos',
    answers: ['sí, algún día', 'no', 'ya tengo y me basta', 'aún no lo sé'],
  },
  'children-partner': {
    question: 'Una pareja que ya tiene hijos',
    answers: ['sería bienvenida', 'me llevaría un tiempo', 'sería demasiado para mí'],
  },
  marriage: {
    question: 'El matrimonio es',
    answers: ['algo que quiero', 'una opción entre otras', 'algo que no va conmigo'],
  },
  'living-together': {
    question: 'Me iría a vivir con mi pareja',
    answers: ['antes de un año', 'después de algunos años', 'mejor nunca'],
  },
  'looking-for': {
    question: 'Lo que espero encontrar aquí es',
    answers: [
      'una relación duradera',
      'algo que vaya creciendo',
      'algo sin compromiso',
      'aún no lo sé',
    ],
  },
  exclusive: {
    question: 'Tener una sola pareja es',
    answers: ['esencial para mí', 'lo que prefiero', 'algo que no busco'],
  },
  'text-often': {
    question: 'Al conocer a alguien me gusta chatear',
    answers: ['todo el día', 'una o dos veces al día', 'solo para hacer planes'],
  },
  'first-meeting': {
    question: 'Para vernos en persona, mejor',
    answers: ['a los pocos días', 'tras una o dos semanas', 'cuando haya confianza'],
  },
  'first-meeting-where': {
    question: 'Lo mejor para una primera cita es',
    answers: ['un café', 'una copa', 'un paseo', 'una actividad'],
  },
  'who-pays': {
    question: 'En una primera cita',
    answers: ['cada cual paga lo suyo', 'paga quien invitó', 'hoy por ti, mañana por mí'],
  },
  argue: {
    question: 'Cuando discutimos, prefiero',
    answers: ['hablarlo enseguida', 'consultarlo con la almohada', 'dejarlo pasar'],
  },
  sorry: {
    question: 'Después de discutir pido perdón',
    answers: ['con facilidad', 'si veo que me equivoqué', 'con dificultad'],
  },
  jealous: {
    question: 'Siento celos',
    answers: ['casi nunca', 'a veces', 'con facilidad'],
  },
  'alone-time': {
    question: 'Necesito tiempo para mí',
    answers: ['cada día', 'cada semana', 'pocas veces'],
  },
  'friends-ex': {
    question: 'Conservar la amistad con una expareja',
    answers: ['está bien', 'está bien pasado un tiempo', 'no es buena idea'],
  },
  affection: {
    question: 'El cariño en público me parece',
    answers: ['muy bonito', 'bien, con medida', 'algo que no va conmigo'],
  },
  'love-said': {
    question: 'Lo que siento lo digo',
    answers: ['sin reparos', 'en el momento adecuado', 'más bien con hechos'],
  },
  surprise: {
    question: 'Las sorpresas son',
    answers: ['una alegría', 'buenas en pequeñas dosis', 'un mal rato'],
  },
  birthdays: {
    question: 'Mi cumpleaños es',
    answers: ['motivo de fiesta', 'para mi gente más cercana', 'un día como otro cualquiera'],
  },
  'money-save': {
    question: 'Con el dinero',
    answers: ['voy con cuidado', 'busco el equilibrio', 'peco de generosidad'],
  },
  'money-share': {
    question: 'El dinero en pareja, mejor',
    answers: ['en común', 'en común solo en parte', 'por separado'],
  },
  'work-meaning': {
    question: 'Mi trabajo es',
    answers: ['una vocación', 'algo que me gusta', 'lo que paga el alquiler'],
  },
  'work-hours': {
    question: 'El trabajo puede ocupar',
    answers: ['lo que haga falta', 'lo justo', 'lo menos posible'],
  },
  ambition: {
    question: 'Dentro de diez años me gustaría',
    answers: ['haber llegado lejos', 'vivir más o menos como ahora', 'hacer algo muy distinto'],
  },
  'move-for-love': {
    question: 'Por amor me mudaría',
    answers: ['a otro país', 'a otra ciudad', 'a ningún sitio'],
  },
  'travel-how': {
    question: 'Viajo mejor',
    answers: ['con un plan', 'con una idea general', 'sin ningún plan'],
  },
  'travel-where': {
    question: 'Unas vacaciones perfectas son',
    answers: ['en la montaña', 'en el mar', 'en una ciudad', 'en casa'],
  },
  camping: {
    question: 'Acampar es',
    answers: ['libertad', 'pasable una noche', 'impensable'],
  },
  'city-country': {
    question: 'Me gustaría vivir',
    answers: ['en una gran ciudad', 'en una ciudad pequeña', 'en el campo'],
  },
  nature: {
    question: 'Necesito estar al aire libre',
    answers: ['cada día', 'cada semana', 'de vez en cuando'],
  },
  religion: {
    question: 'La fe es',
    answers: ['el centro de mi vida', 'algo íntimo', 'algo que no tengo'],
  },
  'religion-partner': {
    question: 'Que mi pareja tenga otras creencias',
    answers: ['da igual', 'está bien si hay respeto', 'sería difícil'],
  },
  spiritual: {
    question: 'Los horóscopos son',
    answers: ['reveladores', 'divertidos', 'tonterías'],
  },
  politics: {
    question: 'La política es algo',
    answers: ['en lo que participo', 'que sigo', 'que evito'],
  },
  'politics-differ': {
    question: 'Una pareja con otras ideas políticas',
    answers: ['me parece bien', 'me parece bien, con límites', 'no va conmigo'],
  },
  climate: {
    question: 'Por el planeta cambio mis hábitos',
    answers: ['mucho', 'un poco', 'apenas'],
  },
  news: {
    question: 'Sigo las noticias',
    answers: ['todo el día', 'una vez al día', 'lo menos posible'],
  },
  phone: {
    question: 'En la mesa, los teléfonos',
    answers: ['se guardan', 'se dejan boca abajo', 'no son problema'],
  },
  'social-media': {
    question: 'Mi vida en redes es',
    answers: ['pública', 'para mis amistades', 'casi inexistente'],
  },
  reading: {
    question: 'Leo libros',
    answers: ['sin parar', 'en vacaciones', 'casi nunca'],
  },
  music: {
    question: 'En casa, la música suena',
    answers: ['siempre', 'cuando la elijo', 'pocas veces'],
  },
  dancing: {
    question: 'Cuando hay baile',
    answers: ['empiezo yo', 'me animo', 'cuido los abrigos'],
  },
  films: {
    question: 'Las películas, mejor',
    answers: ['en el cine', 'en el sofá', 'otro plan'],
  },
  games: {
    question: 'Los juegos de mesa son',
    answers: ['un gran plan', 'buenos de vez en cuando', 'una tortura'],
  },
  humour: { question: 'Mi humor es', answers: ['seco', 'absurdo', 'blanco', 'negro'] },
  teasing: {
    question: 'Tomarnos el pelo es',
    answers: ['mi forma de dar cariño', 'aceptable si es suave', 'algo que no va conmigo'],
  },
  punctual: {
    question: 'A las citas llego',
    answers: ['con tiempo de sobra', 'a la hora', 'con un “ya estoy saliendo”'],
  },
  decisions: {
    question: 'Decido',
    answers: ['rápido', 'después de pensarlo', 'después de preguntar a todo el mundo'],
  },
  risk: {
    question: 'Me arriesgo',
    answers: ['con gusto', 'cuando vale la pena', 'a regañadientes'],
  },
  lies: {
    question: 'Una mentira piadosa es',
    answers: ['un gesto amable', 'a veces lo correcto', 'una mentira igual'],
  },
  'family-close': {
    question: 'Hablo con mi familia',
    answers: ['a diario', 'cada semana', 'en fechas especiales', 'apenas'],
  },
  'family-meet': {
    question: 'Mi pareja conoce a mi familia',
    answers: ['pronto', 'cuando va en serio', 'lo más tarde posible'],
  },
  strangers: {
    question: 'En una fiesta sin caras conocidas',
    answers: ['hablo con todo el mundo', 'busco a alguien con quien hablar', 'busco la puerta'],
  },
  learning: {
    question: 'Aprendo cosas nuevas',
    answers: ['todo el tiempo', 'cuando lo necesito', 'solo si no hay más remedio'],
  },
  'sleep-cool': {
    question: 'De noche, la ventana',
    answers: ['abierta', 'un poco abierta', 'cerrada'],
  },
  'share-bed': {
    question: 'Compartir cama cada noche es',
    answers: ['una delicia', 'bueno con dos mantas', 'algo sobrevalorado'],
  },
  'second-chance': {
    question: 'A quien me falla le doy',
    answers: ['una segunda oportunidad', 'una, si me la pide', 'ninguna'],
  },
  'health-care': {
    question: 'Cuando me pongo mal, quiero',
    answers: ['que me cuiden', 'que pregunten cómo sigo', 'que me dejen en paz'],
  },
  festivals: {
    question: 'Las multitudes en un festival son',
    answers: ['la mitad de la diversión', 'soportables', 'una pesadilla'],
  },
  gifts: {
    question: 'El mejor regalo es',
    answers: ['tiempo en pareja', 'algo hecho a mano', 'justo lo que quería'],
  },
  apart: {
    question: 'Pasar unas semanas sin vernos es',
    answers: ['fácil', 'difícil, pero llevadero', 'demasiado'],
  },
};
