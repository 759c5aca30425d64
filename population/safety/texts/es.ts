import { lines } from '../../texts/phrase-templates.ts';
import type { SafetyTexts } from '../person.ts';

/** What is between angle brackets, people who do harm often disguise. */
export const es: SafetyTexts = {
  names: lines(`Ana
    Bruno
    Carla
    Diego
    Elena
    Fermín
    Gloria
    Hugo
    Irene
    Javier
    Karina
    Luis`),
  countries: ['ES', 'MX', 'AR', 'CO'],
  bios: lines(`Primero el café, luego la vida. Me gusta {thing}.
    {job}, dos manos izquierdas y un buen corazón.
    Recién llegué a {town} y busco buen pan.
    Me río fuerte, sobre todo de mí.`),
  badBios: lines(`Pregunta 😉
    Honesto, cariñoso y temeroso de Dios. La edad es solo un número.
    ¿Quieres más?
    Me gusta {thing}. Escríbeme.`),
  lines: {
    'link-spam':
      lines(`hola {sweet}, entro poco aquí. mis fotos <privadas> están en <{site} punto com>
      {hello}, mi perfil está casi vacío, busca {handle} en <{site}> y hablamos ahí
      Hice un video para ti {sweet} 😘 <{site} . c o m> / {handle}, es <gratis>
      ¿quieres ver más de mí? busca <{site}>, soy {handle}, el <registro> es <gratis>
      {hello}! esta app va lentísima. <{site}(punto)com>, usa mi <código promocional> {handle}
      ¿puedes <votar> por mí? es un concurso en <{site}>, nombre {handle}, tarda 1 minuto
      mi <webcam> está encendida esta noche {sweet}, <{site}>, usuario {handle}
      Gano <400 al día> desde casa con <{site}>, tú también puedes, pregúntame cómo
      borraron mis fotos aquí, todas están en <{site}> [punto] net <sin registro>`),
    escort:
      lines(`{hello} {sweet}, estoy en {town} hasta el {day}. <{roses} rosas> la hora, <recibo> o <a domicilio>
      <Disponible esta noche> en {town}. <Servicio completo>, {roses} la hora, <discreta>. Escribe al <{spoken}>
      Ofrezco <masaje> con <final feliz>, en mi piso, {roses} {currency}, solo <caballeros serios>
      {hello}! <Donativo {roses}> por una noche de <novios>, solo hotel, citas al <{spoken}>
      Nueva en {town}, de paso. <Tarifas> desde {roses} la media hora, <sin prisas>, limpia y <discreta>
      Soy <acompañante>, no busco relación. {roses} {currency} <por hora>. ¿Te interesa?
      ¿Relación <sugar>? Espero una <ayuda> de {roses} {currency} a la semana, nos vemos en {town}
      busco hombre <generoso> para hoy, {roses} <rosas>, <mi lugar>, pide la lista`),
    'romance-script':
      lines(`Hola {dear}, tu sonrisa tocó mi corazón. Soy {scamjob}, <viudo>, con {child}. Busco una persona <honesta> y <sincera>
      Hola {dear}, me llamo {name2}, {scamjob} con <contrato> en {farland}. Dios me trajo a tu perfil. ¿Hablamos por <{messenger}>?
      Buenos días {dear}. Espero que te encuentres bien. Soy un {scamjob} <temeroso de Dios> y perdí a {spouse} hace {years} años, desde entonces solo estamos yo y {child}
      {hello} alma hermosa, casi no entro aquí, mi <suscripción> termina hoy. Escríbeme por <{messenger}> para conocernos mejor {dear}
      {dear}, la distancia no es nada cuando dos corazones se encuentran. Trabajo como {scamjob} en {farland} y vuelvo a casa en {weeks} semanas. ¿Qué buscas de verdad?
      No entiendo bien esta página {dear}. Prefiero <{messenger}>, ¿me das tu número? Soy {scamjob}, <padre soltero>, muy <sincero>
      Te ves tan elegante {dear}. Soy {scamjob} en <misión> en {farland}, pronto me <retiro> y quiero pasar mi vida con la persona correcta
      Buenos días {dear}. Enseño a <operar> con el equipo de <trading> de mi tío, la semana pasada gané {money}. Pero aquí busco amor. ¿Crees en el <destino>?`),
    harasser: lines(`para qué me das me gusta con esa cara, {insult}
      {insult}. Te crees mejor que todos con esas fotos
      contéstame ya, {insult}
      mándame una foto de tus {body}, ahora
      conozco a las mujeres como tú. {insult}, todas
      ¿qué llevas puesto? te quiero {lewd}
      lees esto y no dices nada. {insult}!
      te voy a {lewd} hasta que llores
      qué {body}, lástima de cara, {insult}`),
    ordinary: lines(`¡Hola {name2}! Vi que te gusta {thing}. ¿Cómo empezaste?
      {hello}, qué linda la foto del lago. ¿Dónde fue?
      Me ganaste con {food}. ¿Dulce o salado?
      Pregunta importante: ¿{thing} o {food} un domingo de lluvia?
      ¡Hola! Yo también soy {job}. ¿Hace cuánto te dedicas a eso?
      Tu perro tiene mejor pelo que yo. ¿Cómo se llama?
      Hola, cuéntame más de {thing}. ¿Un café en {town} algún día?
      {hello} {name2}, ¿cómo va tu semana?
      hola
      Holi :)
      Me reí con tu respuesta sobre {food}. ¿Estás libre el {day}?
      ¡Los dos pusimos {thing}! No puede ser casualidad. ¿Cómo empezó?`),
    traveler:
      lines(`{hello}, estoy en {town} hasta el {day} por trabajo. ¿Algún consejo para comer {food}?
      ¡Hola! Vivo en {town} pero te escribo desde el aeropuerto en {farland}. Vuelvo el {day}, ¿un café?
      Este mes viajo por {farland}, el wifi es terrible, perdona si tardo. Qué bien que te guste {thing}
      La próxima semana visito {town} por primera vez. ¿Me la enseñas?
      Mi trabajo me lleva mucho a {farland}. ¿A ti también te gusta viajar?
      Saludos desde un tren nocturno en {farland} ✨ ¿qué haces el {day}?`),
    poet: lines(`La lluvia escribe cartas en mi ventana,\\ny todas empiezan por ti.
      l a s   r o s a s   v a n   l e n t o ,\\n   yo también . . .\\nháblame de {thing}
      Daría todo el oro de {town} por una noche sincera de {day}. ¿Y tú?
      Oh desconocida de {food} y {thing},\\n¿qué clima vive detrás de tu sonrisa?
      Cuatrocientas rosas no lo dirían, así que una palabra: hola. 🌹
      Mi corazón es un hotel pequeño, {name2}; esta noche hay luz en un cuarto.
      El destino es un autobús tardío. {thing} es el banco donde lo esperamos.`),
    'pastes-opener':
      lines(`¡Hola! Si pudieras cenar con cualquiera, viva o muerta, ¿con quién sería? Yo con mi abuela, hacía {food} como nadie.
      Dos verdades y una mentira: estuve en {farland}, odio {food}, gané un premio por {thing}. ¿Cuál es la mentira?
      Encuesta rápida: ¿piña en la pizza, sí o no? De eso depende todo 😄
      ¡Hola! Hablo mejor que escribo, así que, ¿qué haces el {day}?
      Hola, leí tu perfil y creo que nos llevaríamos bien. ¿Qué fue lo mejor de tu semana?`),
    'learns-language':
      lines(`Hola querida, como estas hoy? Soy nuevo aqui y mi español no es muy bueno
      Hola {name2} mucho gusto. Yo vengo de {farland}, vivo en {town} desde dos año
      Buen dia, me gusta mucho tus fotos. Tienes muy bonito sonrisa. Que te gusta hacer en fin de semana?
      Hola amiga, yo soy {job}, trabajo mucho pero busco relacion serio. Y tu?
      Perdon por mi mal español, estoy aprendiendo. Te gusta tambien {thing}? a mi si, mucho
      Soy persona honesto, no juego. Quiero conocerte mejor por favor`),
    lookalike:
      lines(`Hola, soy viudo con una hija ya grande, así que todo esto es nuevo para mí. ¿Qué tal te va aquí?
      Soy ingeniero y a veces paso {weeks} semanas en una plataforma, para que lo sepas. ¡También me gusta {thing}!
      Trabajo en un banco y prometo no hablar de inversiones raras. Mejor {food}
      Doy masajes de profesión y no, no hay muestras gratis 😄 ¿Y tú, {job}?
      En mi última cita me pidieron el teléfono a los dos minutos. Prefiero escribir aquí un poco, ¿vale?
      Enfermero de noche, mis buenos días son tus buenas noches. ¿Qué tal tu {day}?
      Dios, qué día tan feo. Maldita lluvia. ¿Me cuentas algo bonito de {town}?
      Casi no entro aquí, perdona si tardo en contestar. ¿Es tan difícil {thing} como parece?
      Vegano, creyente, malísimo en ajedrez. ¿Bastante sincero para empezar?
      Vendo flores, así que sí, sé lo que cuesta una docena de rosas. ¿Tú qué haces?
      Necesito 15 minutos y 2 tazas de té para ser persona. ¿Y tú?`),
  },
  careful: lines(`{hello} {name2}, ¿cómo estás?
    Hola, lindas fotos. ¿A qué te dedicas?
    hola {sweet}, ¿dónde vives?
    Buenas noches, ¿qué tal tu {day}?
    Ey, pareces simpática. ¿Tienes tiempo el {day}?`),
  followUps: {
    'link-spam': lines(`¿miraste? <{site}>, {handle}
      es <gratis>, busca {handle} en <{site}>`),
    escort: lines(`¿y esta noche? <{roses} rosas>
      a las nueve tengo una hora libre, <{spoken}>`),
    'romance-script': lines(`{dear} ¿estás ahí? agrégame en <{messenger}> por favor
      Espero tu mensaje {dear}, no dejo de mirar tu foto`),
  },
  slots: {
    hello: ['hola', 'Hola', 'Buenas', 'Ey', 'Buenas noches'],
    sweet: ['cariño', 'guapo', 'bebé', 'mi amor', 'corazón'],
    dear: ['querida', 'mi amor', 'mi reina', 'hermosa', 'cariño'],
    site: [
      'citacaliente',
      'camdolls',
      'ligaya24',
      'onlyfanz',
      'privatgirl',
      'citaslinkz',
      'xxcams',
      'dineroapp365',
    ],
    handle: ['lia_98', 'sexymia22', 'kat.privada', 'nina77x', 'bella_vip', 'jay.trades'],
    roses: ['150', '200', '250', '300', '180', '120'],
    currency: ['euros', '€', 'pesos', 'dólares'],
    spoken: [
      'seis cinco cinco, doble cuatro, uno nueve',
      'o6 cinco5 ocho 2dos',
      '6 1 7 0 0 nueve',
      'mi número está en la foto',
    ],
    scamjob: [
      'ingeniero petrolero',
      'ingeniero naval',
      'cirujano militar',
      'médico de la ONU',
      'comerciante de piedras preciosas',
      'contratista',
      'capitán de barco',
      'analista de cripto',
      'soldado americano',
    ],
    spouse: ['mi esposa', 'mi esposo', 'mi difunta esposa'],
    child: ['un hijo', 'una hija', 'mi niña pequeña'],
    years: ['tres', 'cuatro', '5', 'seis'],
    weeks: ['dos', 'tres', '4', 'seis'],
    messenger: ['whatsapp', 'telegram', 'hangouts', 'google chat', 'signal', 'wechat', 'zangi'],
    money: ['2.000 dólares', '1500 €', '3000 euros'],
    insult: [
      'puta estúpida',
      'gorda asquerosa',
      'zorra de mierda',
      'cerda',
      'eres patética',
      'perra asquerosa',
      'fracasada',
      'muérete',
    ],
    body: ['tetas', 'fotos desnuda', 'pechos desnudos', 'nalgas'],
    lewd: ['follar', 'violar', 'ahorcar', 'coger'],
    name2: ['Álex', 'Noa', 'Cruz', 'Ariel', 'Dani', 'Pau'],
    job: ['maestro', 'enfermera', 'panadero', 'jardinera', 'programador', 'fontanero'],
    thing: [
      'escalar',
      'los mapas viejos',
      'el jazz',
      'la cerámica',
      'los crucigramas',
      'el ajedrez',
      'los pájaros',
      'cantar',
    ],
    food: ['croquetas', 'tortitas', 'el pan', 'curry', 'queso'],
    town: ['Bilbao', 'Sevilla', 'Puebla', 'Rosario', 'Cali', 'Gijón'],
    farland: ['Noruega', 'Turquía', 'Dubái', 'Malasia', 'Ghana', 'Yemen', 'Ucrania'],
    day: ['domingo', 'viernes', 'martes', 'sábado'],
  },
};
