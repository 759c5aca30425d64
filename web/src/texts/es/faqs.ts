import type { messages as en } from '../en/faqs.ts';
import type { Translated } from '@kindred/contract/texts/translated';

const questions: Translated<(typeof en)['questions']> = {
  'creating-an-account': {
    question: '¿Cómo creo una cuenta?',
    answer: () => [
      'Elige Únete en la parte superior de la página. Te pediremos tu nombre, tu fecha de nacimiento, un correo y una contraseña. Debes tener 18 años o más.',
      'Te enviaremos por correo un código de seis dígitos. Escríbelo en la página donde creaste la cuenta para confirmar tu correo. En otro dispositivo, abre el enlace del correo y elige allí una contraseña nueva. El código sirve durante diez minutos, y puedes pedir otro.',
      'Si ya tienes una cuenta con ese correo, solo lo decimos en el mensaje, para que nadie más lo sepa. Eliminamos una cuenta si su correo no se confirma en 30 días.',
    ],
  },
  matching: {
    question: '¿Cómo funcionan los matches?',
    answer: () => [
      'En la página Descubrir ves a las personas una a una, o todas en una cuadrícula en Explorar, donde eliges el orden y los filtros. En Descubrir aparecen antes quienes mejor encajan con tus respuestas e intereses; también cuentan la distancia, cuándo fue su última actividad y a cuántas otras personas les saldrían primero. Puedes guardar hasta 10 búsquedas, y podemos decirte una vez al día si hay personas nuevas que encajan. Son personas como las que te gustaría conocer y que también buscan a alguien como tú. Puedes darles like o pasar, y deshacerlo en las listas de la página Likes. Cuando el gusto es mutuo hay match, y lo encontrarás en Matches.',
      'Cada perfil muestra tu compatibilidad con esa persona y de dónde sale: de los intereses en común, de todas tus respuestas y de las respuestas abiertas de la otra persona. Tú eliges cuáles de tus respuestas son abiertas. La compatibilidad se redondea de cinco en cinco y nunca es del 100\u00a0%, y es más fiable cuantas más preguntas respondes.',
      'No decimos a nadie que pasaste. Puedes deshacer un like o un pase hasta que haya match. Para terminar una conversación, elige Anular match en su menú. Si anulas el match o bloqueas a alguien, dejarás de ver su perfil y no verá el tuyo.',
      'Para chatear con un match, abre Matches y elige a alguien. Puedes enviar textos y fotos, responder a un mensaje, reaccionar, buscar en la conversación y archivarla. Sin conexión, tus mensajes esperan en tu dispositivo, y los enviamos una sola vez y en orden cuando vuelves a tenerla.',
      'Puedes editar un mensaje durante 15 minutos, y eliminarlo para ti o en ambos chats cuando quieras. Ves si un mensaje se entregó y se leyó, salvo que una de las dos partes oculte su última actividad.',
      'Hasta que alguien te responda, no se envían mensajes con enlaces, teléfonos, correos ni nada sobre dinero, porque así empiezan muchas estafas. Lo decimos antes de enviar nada, y puedes cambiar el mensaje. Es una lista corta de reglas sencillas, así que no lo detecta todo. Si un mensaje puede hacer daño, te preguntamos si quieres enviarlo de verdad.',
    ],
  },
  premium: {
    question: '¿Cómo me paso a premium?',
    answer: ({ support }) => [
      'Abre Premium en el menú de tu cuenta y elige un plan: mensual, trimestral o anual. Antes de pagar con tarjeta ves cuánto cuesta y qué obtienes, comparado con el plan gratis.',
      'Se renueva hasta que lo canceles, y puedes hacerlo allí cuando quieras. Conservas premium hasta el final de lo que pagaste, y hasta entonces puedes deshacer la cancelación. Un plan más largo empieza de inmediato, y antes te mostramos cuánto cuesta hoy (si se te reembolsaron días del actual, empieza cuando este termine). Uno más corto empieza cuando termina el tiempo que pagaste, y puedes cambiar de opinión hasta entonces. Allí encontrarás también tus tarjetas, tus facturas y tu saldo, si lo tienes.',
      'También puedes desistir del contrato en los 14 días posteriores a la compra de premium, sin indicar el motivo: usa “Desistir del contrato aquí” en la página Premium, o en el correo sobre tu compra, sin iniciar sesión. Termina de inmediato y el dinero vuelve a tu tarjeta. Pagas el tiempo de uso solo si lo aceptaste al comprar. Si no, te devolvemos todo, lo que es posible una vez por persona y por tarjeta. Una renovación no abre otros 14 días.',
      `Te escribimos cuando cancelas, cuando desistes, cuando te reembolsamos y cuando premium termina. Si un pago falla, te lo decimos y lo intentamos de nuevo durante unos días mientras conservas premium. Si algo no va bien con un pago, escribe a ${support}.`,
    ],
  },
  reporting: {
    question: '¿Cómo reporto a alguien?',
    answer: ({ support }) => [
      'Elige Reportar en el menú de su foto, en una conversación o al final de su perfil, y cuéntanos qué ocurrió y cuándo. Si se trata de una foto, elige Reportar esta foto. También puedes reportar un mensaje o a alguien de Matches anteriores, y con tu reporte guardamos una copia de los últimos mensajes. En el mismo paso puedes bloquear a la persona. No sabrá que la reportaste, y no tienes que demostrar nada.',
      'Si vetamos a alguien por fraude, advertimos en una hora, en la app y por correo, a todas las personas a las que escribió. Si el veto fue un error, retiramos la advertencia.',
      `Encontrarás el estado y nuestra respuesta en Mis reportes, en tus ajustes. Si no puedes abrir su perfil, reporta allí un problema o escribe a ${support}.`,
      'Si no tienes cuenta, usa “Reportar contenido” al final de la página.',
      'Si corres peligro, llama primero al número de emergencias de tu país.',
    ],
  },
  'deleting-my-account': {
    question: '¿Cómo elimino mi cuenta?',
    answer: ({ days }) => [
      'Elige “Eliminar mi cuenta” al final de tus ajustes y escribe tu contraseña. Si creaste la cuenta con Google o Facebook y no tienes contraseña, te enviaremos un código por correo. Tu perfil se oculta y tu sesión se cierra en todas partes de inmediato.',
      `Durante ${days.leaving} días puedes iniciar sesión y reabrir tu cuenta. Después eliminamos para siempre tu perfil, tus fotos, respuestas, bloqueos y sesiones. Nuestro equipo conserva los reportes hasta ${days.reports} días después de resolverlos. Puedes volver a crear una cuenta con tu correo.`,
      '¿Quieres una copia? Descarga antes tus datos en los ajustes. Cerrar sesión no elimina tu cuenta.',
    ],
  },
  'resetting-my-password': {
    question: '¿Cómo restablezco mi contraseña?',
    answer: () => [
      'Elige “¿Olvidaste tu contraseña?” en la página de inicio de sesión y escribe tu correo. Si pertenece a una cuenta, te enviaremos un enlace para elegir una contraseña nueva. El enlace sirve una vez, durante una hora.',
      'Se cerrará tu sesión en todos los dispositivos y podrás iniciarla con la contraseña nueva. Si usabas Google o Facebook, se quitan de tu cuenta; Google se añade de nuevo la próxima vez que inicies sesión con él. Solo guardamos un hash de tu contraseña, así que no podemos leerla, y nunca te la pediremos.',
    ],
  },
  'who-liked-me': {
    question: '¿Puedo ver a quién le gusto?',
    answer: () => [
      'En la página Likes, todo el mundo ve a cuántas personas les gusta y lee sus notas, sin los nombres. Con premium ves además quiénes son.',
      'Sin premium, también hay match si te gustan, y puedes ver a una persona a la vez: da like o pasa, y luego ve a la siguiente. Un like cuenta enseguida, o en un cuarto de hora si la persona oculta su actividad. El número incluye a quienes les gustas, se pueden ver ahora, tienen preferencias que coinciden con las tuyas y esperan tu decisión. Si bloqueas a alguien, o alguien te bloquea, cambia al día siguiente.',
      'Si un mensaje dice que le gustas a alguien de aquí y te pide hacer clic o pagar para saber quién es, no es nuestro.',
    ],
  },
  location: {
    question: '¿Cómo se usa mi ubicación?',
    answer: () => [
      'Tu perfil puede incluir una ciudad y un país. Antes de guardar su posición, la redondeamos a una cuadrícula de unos dos kilómetros, así que nunca guardamos tu ubicación exacta.',
      'Solo pedimos tu ubicación al navegador cuando eliges compartirla. Las demás personas ven tu ciudad y a qué distancia aproximada estás, medida entre posiciones redondeadas. Si ocultas tu distancia en los ajustes, ven la localidad más grande de tu zona en lugar de tu ciudad.',
    ],
  },
  'technical-issues': {
    question: 'Algo no funciona. ¿Qué puedo hacer?',
    answer: ({ support }) => [
      'Revisa primero tu conexión: si no tienes, mostramos un mensaje. Después recarga la página, prueba con otro navegador actualizado, o cierra sesión y vuelve a entrar.',
      `Si sigue sin funcionar, escribe a ${support}. Dinos qué hiciste, qué viste y qué dispositivo y navegador usas.`,
    ],
  },
  notifications: {
    question: '¿Qué notificaciones recibiré?',
    answer: ({ brand }) => [
      'Te avisamos de los matches, los mensajes, los likes, los superlikes, tus búsquedas guardadas, tu premium, las respuestas a tus reportes y las fotos que no se pueden mostrar. En los ajustes eliges si cada cosa te llega en la app, por correo o como notificación push. También puedes fijar horas de silencio y activar o desactivar las notificaciones push en cada dispositivo. No muestran nombres en tu pantalla de bloqueo, salvo que quieras.',
      `Siempre te escribimos sobre tu cuenta: los códigos y enlaces que pides; los cambios en tu contraseña, tu correo, tus métodos de acceso o tus permisos; si nuestro equipo veta, desactiva o reactiva tu cuenta; cuando premium empieza, cambia, se cancela, vuelve a renovarse o termina, o desistes de él; y los pagos fallidos y los reembolsos. También recibes notificaciones sobre la seguridad de tu cuenta, que no se pueden desactivar. ${brand} no envía boletines ni SMS.`,
      'No te fíes de mensajes que te pidan tu contraseña, un código o dinero, aunque parezcan nuestros.',
    ],
  },
};

export const messages: Translated<typeof en> = {
  title: 'Preguntas frecuentes',
  lead: 'Respuestas a las diez preguntas más habituales.',
  questions,
  more: {
    title: '¿Te queda alguna duda?',
    text: 'Escríbenos y te ayudaremos.',
    action: 'Escribir a soporte',
  },
};
