import type { Section, messages as en } from '../en/privacy.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export type { Section };

const sections: Translated<(typeof en)['sections']> = {
  responsible: {
    title: 'Responsable del tratamiento',
    paragraphs: ({ brand, support }) => [
      `En este texto hablamos en nombre de las personas que gestionan ${brand} en este sitio web. Decidimos qué ocurre con tus datos y somos responsables de su tratamiento. Puedes escribirnos a ${support}.`,
      'El software se ejecuta en nuestros propios servidores. Tus datos se quedan aquí, y no se envía nada a quienes crearon el software.',
    ],
  },
  stored: {
    title: 'Qué datos guardamos',
    paragraphs: () => ['Solo guardamos lo que el servicio necesita:'],
    points: ({ byPayments }) => [
      [
        'Tu cuenta.',
        'Tu correo y si está confirmado; durante 72 horas después de un cambio, también el anterior, para que desde su buzón se pueda deshacer; un hash de tu contraseña; si tu cuenta está activa, cuándo se creó y en qué idioma lees. Varias cuentas pueden esperar a que se confirme el mismo correo, pero solo una puede tenerlo. Eliminamos una cuenta si su correo no se confirma en 30 días.',
      ],
      [
        'Tu consentimiento.',
        'Que consentiste el uso que hacemos de las partes sensibles de tu perfil, qué versión del texto aceptaste, cuándo, y cuándo retiraste tu consentimiento.',
      ],
      [
        'Campos de este sitio.',
        'Lo que escribes en los campos que añadimos a los perfiles y lo que pides ahí a otras personas. En los campos sensibles, también cuándo diste tu consentimiento. Si lo retiras, borramos lo que escribiste ahí.',
      ],
      [
        'Lo que aceptaste.',
        'Qué versiones de nuestras condiciones y de páginas parecidas aceptaste, en qué idioma y cuándo.',
      ],
      [
        'Códigos y enlaces.',
        'Los hashes de los últimos que te enviamos por correo, y cuántas veces se probó un código. Los eliminamos como máximo un día después de que caduquen.',
      ],
      [
        'Tu perfil.',
        'Tu nombre y apellidos, fecha de nacimiento, género, biografía, ciudad y país, intereses, frases completadas, fotos y dónde está tu cara en ellas, las respuestas a nuestras preguntas y la importancia que les das, a quién te gustaría conocer, con su edad y distancia, y las palabras que ocultas.',
      ],
      [
        'Bloqueos.',
        'A quién bloqueaste, con su nombre de entonces, y cuándo, para que ninguna de las dos partes vea a la otra. No se lo decimos a nadie más.',
      ],
      [
        'Premium y actividad.',
        'Si tienes premium, cuándo empieza y termina, y tu última actividad.',
      ],
      [
        'Pagos.',
        byPayments({
          stripe:
            'Tu plan y el cambio de plan previsto, tu saldo, tus facturas con sus importes, los reembolsos con su motivo, los desistimientos de contratos con el nombre que indicaste en ellos y el correo que recibió el comprobante, si nos pediste empezar de inmediato, lo que aceptaste sobre la renovación al suscribirte, cuándo te la recordamos por última vez, y tu número de cliente en el proveedor de pagos Stripe. El número de tu tarjeta va de tu navegador a Stripe y nunca llega a nuestros servidores. Leemos de Stripe la marca de la tarjeta, sus cuatro últimos dígitos y su fecha de caducidad cuando miras tus tarjetas, y los cuatro últimos dígitos para escribirte sobre un reembolso. Si empiezas una prueba gratis, conservamos durante dos años un código de la tarjeta calculado con una clave secreta, sin tu nombre ni tu cuenta, para que cada tarjeta inicie una sola prueba. A partir de él no se puede recuperar la tarjeta. Si contratas premium sin pedirnos empezar de inmediato, conservamos un código así con tu cuenta durante 18 días y, si desistes, durante dos años sin tu nombre ni tu cuenta, para que a cada tarjeta se le devuelva todo una sola vez. Cuando se elimina tu cuenta, los importes y los códigos de dos años se conservan sin vínculo contigo, y también lo que aceptaste, hasta tres años después del fin del contrato. Stripe te da de baja como cliente.',
          sandbox:
            'Los pagos de este sitio son una prueba: solo acepta tarjetas de prueba, no se mueve dinero y ninguna tarjeta sale de este servidor. Nunca escribas una tarjeta real. Guardamos tu plan y el cambio de plan previsto, tu saldo, tus facturas de prueba con sus importes, los reembolsos con su motivo, los desistimientos de contratos con el nombre que indicaste en ellos y el correo que recibió el comprobante, si nos pediste empezar de inmediato, lo que aceptaste sobre la renovación al suscribirte, cuándo te la recordamos por última vez, y la marca, los cuatro últimos dígitos y la fecha de caducidad de la tarjeta de prueba. Si empiezas una prueba gratis, conservamos durante dos años un código de la tarjeta de prueba calculado con una clave secreta, sin tu nombre ni tu cuenta. Si contratas premium sin pedirnos empezar de inmediato, conservamos un código así con tu cuenta durante 18 días y, si desistes, durante dos años sin tu nombre ni tu cuenta, para que a cada tarjeta se le devuelva todo una sola vez. Cuando se elimina tu cuenta, los importes y los códigos de dos años se conservan sin vínculo contigo, y también lo que aceptaste, hasta tres años después del fin del contrato.',
          none: 'En este sitio no se puede comprar premium, así que no guardamos ningún pago. Si nuestro equipo te da premium, guardamos hasta cuándo y por qué.',
        }),
      ],
      [
        'Tus métodos de acceso.',
        'Si usas Google o Facebook: cuál de ellos, y tu número de cuenta allí, hasta que lo quites.',
      ],
      [
        'Likes, pases y matches.',
        'Quién te gusta, a quién dejas pasar y qué perfiles guardas, la foto o la respuesta que te gustó con lo que decía, tus notas, tus matches con su nombre de entonces, y cuántos likes enviaste hoy. Solo puede ver que te gusta quien tiene premium, a quien también le gustas o quien abre tu like, de uno en uno. El resto solo ve a cuántas personas les gusta y lo que escribieron, sin sus nombres, salvo que envíes un superlike, que muestra de inmediato quién eres. Tu like cuenta enseguida, o en un cuarto de hora si ocultas tu actividad. Un bloqueo cambia el número al día siguiente. En modo incógnito, las personas que te gustan pueden ver tu perfil, lo que les dice lo mismo, y las que te gustaron antes siguen viéndote. Si ocultas tu actividad, te ven en un cuarto de hora y no enseguida, salvo que envíes un superlike. Nunca decimos a nadie que pasaste o que guardaste su perfil. Nada de esto influye en el orden en que se muestran las personas. Una vez cada noche calculamos, a partir de los perfiles y las respuestas abiertas, a cuántas personas les saldrías primero. Este número ayuda a ordenar las personas que ven los miembros, y no se muestra a nadie. Las búsquedas que guardas, con sus nombres y filtros, y desde cuándo se te puede encontrar, para poder contar las personas nuevas a quienes lo pidieron.',
      ],
      [
        'Mensajes.',
        'Los mensajes entre tú y tus matches, con fotos, reacciones y borradores, y hasta qué mensaje se ha recibido y leído en cada lado. La otra persona conserva lo que enviaste hasta que lo elimines en ambos chats o se elimine una de las dos cuentas. Nuestro equipo ve los mensajes solo como una copia que llega con un reporte. Si vetamos por fraude a alguien que te escribió, te advertimos. Durante un año conservamos su nombre, cuándo te escribió por última vez, y cuándo te advertimos o retiramos la advertencia.',
      ],
      [
        'Tus notificaciones.',
        'Tus notificaciones, si las has leído, y tus ajustes de notificaciones con tus horas de silencio y tu zona horaria. Durante una semana, si cada una se envió por correo o como notificación push. De cada dispositivo con notificaciones push, su dirección cifrada en el servicio push de su navegador. La eliminamos cuando las desactivas o cierras sesión allí.',
      ],
      [
        'Reportes.',
        'Lo que reportaste y nuestras respuestas. Si alguien te reporta: lo que escribió, y una copia de tu perfil y tus fotos de ese momento, para que nuestro equipo pueda decidir.',
      ],
      [
        'Primeros mensajes.',
        'Unas reglas de este sitio buscan estafas y abusos en los mensajes a personas que aún no te han respondido: palabras, enlaces, el mismo texto enviado a muchas personas y a cuántas personas nuevas escribes o das me gusta. Las aplica un programa, y nadie de nuestro equipo lee los mensajes. Para ello guardamos durante una semana a quién escribiste primero y un código de cada texto, con el que no se puede leer, durante 60 días qué regla encontró algo, y durante un año si tus primeros mensajes se ralentizaron o se retuvieron y lo que dijiste al respecto. Una regla nunca expulsa a nadie: lo decide una persona.',
      ],
      [
        'La comprobación de fotos.',
        'Un programa en nuestro servidor calcula la probabilidad de que cada foto nueva sea un desnudo, para que llegue borrosa a un chat y se revise en un perfil. Puede equivocarse, y sobre los perfiles decide una persona. Ninguna foto sale de nuestro servidor para eso. Guardamos la estimación con la foto.',
      ],
      [
        'La comprobación de fotos de perfil.',
        'Si la haces: que aceptaste, una imagen de tu cara en una pose que pedimos, lo que tu dispositivo notó en ella (por ejemplo, si es nítida) y lo que escribes. Una persona de nuestro equipo la compara con tus fotos. La imagen se borra con la decisión, a los 30 días como máximo, y no está en ninguna copia de seguridad; no se calcula ningún patrón de tu cara. Durante 180 días guardamos qué se decidió y por qué, y con una insignia su mes y de qué foto principal, nombre y fecha de nacimiento trata. Puedes retirarlo cuando quieras, y eso borra lo que enviaste y la insignia.',
      ],
      [
        'Imágenes íntimas.',
        'Una huella digital de cada foto, para encontrar copias. Si alguien nos pide retirar una imagen íntima: su nombre y contacto, lo que escribió y la huella de la imagen, si la dio, mientras guardamos los reportes. La imagen en sí se lee una vez y no se guarda. Conservamos cinco años las huellas de una imagen retirada, para que nadie pueda subirla otra vez.',
      ],
      [
        'Notas del equipo.',
        'Notas que nuestro equipo toma sobre una cuenta al trabajar en un reporte o una pregunta.',
      ],
      ['Tu archivo de datos.', 'Si pides una copia de tus datos: el archivo, hasta que caduque.'],
      [
        'Solicitudes recientes.',
        'Nuestras respuestas cuando envías o subes algo, durante un día, para que nada se guarde dos veces si se corta tu conexión.',
      ],
      [
        'Tus sesiones.',
        'De cada dispositivo con la sesión iniciada: cuándo empezó la sesión, cuándo termina, el nombre de tu navegador y tu dirección IP.',
      ],
      [
        'Decisiones de nuestro equipo.',
        'Si desactivamos o vetamos una cuenta, o le damos premium: el motivo y la fecha final. Si vetamos a alguien por fraude, decimos su nombre, y que fue por fraude, a todas las personas a las que escribió. Lo rectificamos si el veto se revoca. Conservamos a cuántas personas se lo dijimos. Nuestro registro de auditoría anota quién lo hizo, cuándo y desde qué dirección IP. También anota cada vez que alguien del equipo abre tu cuenta.',
      ],
      [
        'Si trabajas aquí.',
        'Tu rol, la clave cifrada de tu app de autenticación, los hashes de tus códigos de recuperación y tus vistas guardadas. Si te invitamos al equipo: tu correo y tu rol, hasta que aceptes, anulemos la invitación o haga mucho que caducó.',
      ],
      [
        'Si otro servicio nos dio tus datos.',
        'Si se importan los miembros de otro servicio: lo que ese servicio tenía de ti, hasta que aceptes o lo elimines con el enlace de nuestro correo, y como máximo 30 días después de ese correo. Nadie lo ve antes de que aceptes. Si lo eliminas, guardamos durante 3 años una huella de tu correo, de la que no se puede leer, para no invitarte más.',
      ],
      [
        'Si alguien te invitó.',
        'Si te registras con un código: cuál, hasta que se borra tu cuenta. Nuestro equipo ve de quién era; esa persona solo ve cuánta gente se registró.',
      ],
      [
        'Intentos.',
        'Cuántas veces se intentó hace poco iniciar sesión, crear una cuenta o pedir un correo, por cuenta y dirección IP, para evitar que se adivinen contraseñas.',
      ],
      [
        'Cuántos perfiles ves.',
        'Durante un día, qué perfiles viste, como números sin nombres, y cuántas veces cambiaste tu género, tu fecha de nacimiento o tu ubicación. Así evitamos que se copien perfiles en masa. Si llegas a uno de estos límites, nuestro equipo puede verlo durante 30 días.',
      ],
    ],
  },
  purpose: {
    title: 'Para qué los usamos',
    paragraphs: () => [
      'Usamos tu cuenta y tus sesiones para que puedas iniciar sesión y nadie más entre, y tu perfil para mostrarlo a otros miembros. Necesitamos estos datos para prestar el servicio que nos pediste. Mantener seguro el servicio es un interés legítimo nuestro y de nuestros miembros.',
      'Tu género, a quién te gustaría conocer y tus respuestas a las preguntas pueden revelar algo de tu vida privada. Solo los usamos para tu perfil y para encontrar personas que encajen contigo, con tu consentimiento. Puedes retirarlo en tus ajustes en cualquier momento. Entonces los quitaremos de inmediato, y cerraremos y eliminaremos tu cuenta, porque sin ellos no podemos presentarte a nadie.',
      'No mostramos anuncios, no vendemos ni alquilamos tus datos y no te rastreamos por internet.',
    ],
  },
  visible: {
    title: 'Quién puede verlos',
    paragraphs: ({ byPayments }) => [
      'Tú puedes ver tus datos. Nuestro equipo puede ver lo que necesita para ayudarte y proteger a las personas. Todo lo que cambia queda en un registro que no puede editar. Nadie puede leer tu contraseña, ni siquiera nuestro equipo.',
      'Cuando tu perfil está completo, pueden verlo los miembros que encajan con lo que buscas y buscan a alguien como tú, o quienes tienen el enlace a él. Ven tu nombre, edad, género, ciudad, distancia aproximada, fotos, biografía, frases e intereses y, si lo permites, tu última actividad, redondeada a la hora. Si ocultas tu distancia, ven la localidad más grande de tu zona en lugar de tu ciudad. Nunca ven tus apellidos, tu fecha de nacimiento, tu correo, tu posición ni tus respuestas a las preguntas. Tú eliges cuáles de tus respuestas son abiertas; al principio lo son las de cinco preguntas sobre la vida cotidiana y lo que esperas encontrar. Las respuestas abiertas se usan para la compatibilidad que ve otra persona, para el número de preguntas en las que coincides con ella, y para nombrar hasta tres de ellas, así que alguien podría deducir una respuesta abierta y qué respuestas aceptas. Las respuestas ocultas solo se usan para lo que ves tú. Como solo se te muestra a personas que encajan, alguien también puede deducir que buscas a personas de su género, edad y distancia.',
      'Puedes pausar tu perfil en los ajustes. Las personas que bloqueas no pueden encontrarte.',
      'Si inicias sesión con Google o Facebook, esa empresa sabe que lo hiciste, y nos da tu correo, tu nombre y tu identificador allí. No compartimos nada más con ella.',
      byPayments({
        stripe:
          'Si compras premium, Stripe procesa el pago. Recibe tu tarjeta, el identificador de tu cuenta aquí y lo que pagas. Nunca le damos tu nombre, tu correo ni tu perfil. Sus scripts solo se cargan en las dos páginas en las que escribes una tarjeta.',
        sandbox:
          'Si pruebas premium, el pago es una prueba que se ejecuta en este servidor. Ninguna empresa de pagos recibe nada sobre ti.',
        none: 'En este sitio no se puede comprar premium, así que ninguna empresa de pagos recibe nada sobre ti.',
      }),
      'Si activas las notificaciones push, las transmite el servicio push de tu navegador, por ejemplo el de Google, Apple, Mozilla o Microsoft. Puede ver que tu dispositivo recibe una notificación nuestra y cuándo. No puede leerlas.',
      'No compartimos tus datos con nadie más, salvo que la ley lo exija.',
    ],
  },
  location: {
    title: 'Tu ubicación',
    paragraphs: () => [
      'Antes de guardar la posición de tu ciudad, la redondeamos a una cuadrícula de unos dos kilómetros. Nunca guardamos tu ubicación exacta.',
      'Si quieres, puedes indicar tu ubicación desde el navegador, que te pide permiso. La redondeamos de la misma manera antes de guardarla. Las distancias se miden entre posiciones redondeadas.',
    ],
  },
  browser: {
    title: 'Qué se queda en tu navegador',
    paragraphs: ({ byPayments }) => [
      'No usamos cookies. Cuando inicias sesión, tu navegador guarda dos claves de sesión y algunos datos sobre ti, como tu nombre, en su almacenamiento local, como “token”, “refreshToken” y “user”. Al cerrar sesión se eliminan los tres. Permanece un número aleatorio llamado “device”, para que las contraseñas erróneas escritas en otro sitio no te impidan entrar aquí. También puede quedarse un código llamado “seen-until”, para que nuestros servidores siempre te muestren lo que cambiaste. Allí se guardan además las respuestas a preguntas, y tus likes y pases con los nombres de las personas, como “unsaved-answers” y “unsent-choices”, hasta que los tenga nuestro servidor o cierres sesión. Y también los mensajes que esperan a enviarse, como “unsent-messages” y “refused-messages”.',
      'Para que puedas leer sin conexión, tu navegador conserva además lo último que te mostró, en una base de datos llamada “kept”: los 20 chats más recientes, hasta 50 mensajes de cada uno de los que abriste, y las últimas tarjetas de Descubrir. Las fotos no están en ella. Se elimina cuando cierras sesión, cuando otra persona la inicia y cuando tu sesión termina por otro motivo, como un veto. Un chat que terminó se elimina la próxima vez que se carga tu lista de chats. Lo que tiene más de 7 días no se muestra, y se elimina la próxima vez que abres tus chats o tarjetas.',
      'Mientras creas tu cuenta o tu perfil, esta pestaña recuerda lo que escribiste, salvo tu contraseña, hasta que se guarde, cierres sesión o cierres la pestaña. Si eliges otro idioma, también recuerda lo que escribiste, salvo las contraseñas, hasta que la página aparezca en ese idioma. Hasta que cierres sesión o la pestaña, recuerda además tus últimas 20 elecciones en Descubrir con sus tarjetas, para que puedas deshacerlas incluso después de recargar la página.',
      `En tu navegador guardamos también tu ajuste de modo claro u oscuro, y el idioma que elegiste como “language”. Mientras usas premium, tu navegador guarda además tu suscripción, tus tarjetas sin sus números y tus últimas facturas, como “subscription”, hasta que cierres sesión. Todos los scripts, tipos de letra e imágenes proceden de este sitio, así que ninguna otra empresa sabe que lo visitaste${byPayments(
        {
          stripe:
            ', salvo en las páginas en las que escribes una tarjeta, que cargan scripts de Stripe.',
          sandbox: '.',
          none: '.',
        },
      )}`,
    ],
  },
  rights: {
    title: 'Cuánto tiempo los conservamos, y tus derechos',
    paragraphs: ({ support, days }) => [
      'Una sesión termina cuando la cierras, tras 30 días sin uso y, como máximo, a los 90 días. Eliminamos sus datos la noche siguiente. Eliminamos los códigos la noche después de que caduquen, los intentos contados a los dos días, las solicitudes recientes al cabo de un día y las notificaciones al cabo de un año. Los programas de nuestro equipo, como un bot en su chat, pueden recibir aviso de una cuenta, un reporte o un pago nuevos: con un número, o con nombre y correo. Guardamos lo que se envió durante 30 días, o hasta que se elimine la cuenta.',
      `Conservamos tu cuenta y tu perfil hasta que elimines tu cuenta en los ajustes. Se cierra de inmediato, y puedes reabrirla durante ${days.leaving} días. Como máximo una hora después, lo eliminamos todo: tu cuenta, tu perfil, tus fotos y sus archivos, respuestas, bloqueos, notificaciones, sesiones, consentimiento, notas y tu archivo de datos.`,
      `Conservamos los reportes sobre una persona, tanto los tuyos como los que tratan de ti, hasta ${days.reports} días después de resolverlos, para proteger a otras personas y porque podemos tener que explicar nuestras decisiones. Ya no están vinculados a tu cuenta, pero incluyen lo que escribiste o lo que decía tu perfil cuando se reportó. Las entradas de nuestro registro de auditoría también se conservan, pero quitamos lo que dicen sobre cuentas eliminadas. Si vetamos tu cuenta, conservamos un código de tu correo calculado con una clave secreta, a partir del cual no se puede recuperar el correo, hasta que termine el veto, o durante diez años si no tiene final. Hasta entonces, ninguna cuenta nueva puede usar ese correo. Si alguien de nuestro equipo hizo algo, su nombre, su correo y su dirección IP quedan anotados, incluso después de que se vaya.`,
      `En tus ajustes puedes pedir una copia de tus datos en un archivo de lectura mecánica. Puedes descargarlo durante ${days.exports} días, en tus ajustes o con el enlace que te enviamos por correo.`,
      `Puedes pedirnos el resto de tus datos, así como su rectificación, la limitación de su tratamiento o su supresión, y puedes oponerte al uso que hacemos de ellos. Escribe a ${support} desde el correo de tu cuenta. Si nuestra respuesta no te satisface, puedes presentar una reclamación ante la autoridad de protección de datos de tu país.`,
    ],
  },
  age: {
    title: 'Edad, cambios y contacto',
    paragraphs: ({ brand }) => [
      `${brand} no es para menores de 18 años. Si sabes de alguien menor que tiene una cuenta, dínoslo y lo revisaremos de inmediato.`,
      'Cuando cambiamos esta política, indicamos la fecha al principio. Si algo no está claro, pregúntanos.',
    ],
  },
};

export const messages: Translated<typeof en> = {
  title: 'Política de privacidad',
  updated: 'Última actualización: 20 de octubre de 2025',
  added: 'Detalles añadidos desde entonces, los más recientes el 29 de noviembre de 2026',
  lead: (brand: string) =>
    `Qué sabe ${brand} de ti, cómo lo usamos, quién puede verlo y qué puedes hacer al respecto.`,
  contents: 'En esta página',
  sections,
  contact: 'Escribir a soporte',
  accessibility: 'Accesibilidad',
};
