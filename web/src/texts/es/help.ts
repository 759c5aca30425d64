import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { HelpLink, messages as en } from '../en/help.ts';

export type { HelpLink };

interface HelpQuestion {
  question: string;
  answer: (support: string) => string;
  /** The page where it is done, with its link. */
  link?: HelpLink;
}

const groups: readonly { title: string; questions: readonly HelpQuestion[] }[] = [
  {
    title: 'Tu cuenta',
    questions: [
      {
        question: 'No me ha llegado el código',
        answer: () =>
          'Revisa primero la carpeta de spam: un código sirve durante diez minutos. Puedes pedir otro en la página donde lo escribes, y corregir allí tu correo si tenía un error.',
      },
      {
        question: 'No puedo iniciar sesión',
        answer: () =>
          'Elige “¿Olvidaste tu contraseña?” y escribe tu correo. Te enviaremos un enlace para elegir una contraseña nueva. Sirve una vez, durante una hora.',
        link: { to: '/forgot-password', text: 'Restablecer tu contraseña' },
      },
      {
        question: '¿Cómo cambio mi correo, mi contraseña o mis notificaciones?',
        answer: () => 'Todo está en tus ajustes, cada cosa con lo que cambia.',
        link: { to: '/settings', text: 'Abrir los ajustes' },
      },
      {
        question: '¿Cómo me tomo un descanso o me voy?',
        answer: () =>
          'Al final de tus ajustes, de lo más leve a lo definitivo: pausa tu perfil para que no lo vea gente nueva, cierra tu cuenta un tiempo y vuelve cuando quieras, o elimínala.',
        link: { to: '/faqs', hash: 'deleting-my-account', text: 'Cómo se elimina una cuenta' },
      },
    ],
  },
  {
    title: 'Conocer gente',
    questions: [
      {
        question: '¿Por qué no veo a nadie?',
        answer: () =>
          'Hasta que confirmes tu correo y completes tu perfil, no ves a nadie y nadie te ve. Después, Descubrir muestra a cuántas personas deja fuera cada una de tus preferencias.',
        link: { to: '/discover', text: 'Abrir Descubrir' },
      },
      {
        question: '¿Qué significa la compatibilidad?',
        answer: () =>
          'Dice lo bien que encajas con alguien, según los intereses en común y tus respuestas. Es más fiable con cada pregunta que también responde la otra persona.',
        link: { to: '/faqs', hash: 'matching', text: 'Cómo funcionan los matches' },
      },
      {
        question: '¿Cómo deshago un like o un pase?',
        answer: () =>
          'En las listas de la página Likes. Un like se puede deshacer hasta que haya match.',
        link: { to: '/likes/sent', text: 'Personas que te gustan' },
      },
      {
        question: '¿Quién puede verme en modo incógnito?',
        answer: () =>
          'Solo tus matches y las personas que te gustan, también aquellas a las que diste like antes de activarlo. Al verte, sabrán que te gustan. Para que alguien que te gustó no te vea, deshaz el like.',
        link: { to: '/likes/sent', text: 'Personas que te gustan' },
      },
      {
        question: '¿Se entera alguien si paso?',
        answer: () => 'Nadie. No se lo decimos a la otra persona.',
      },
    ],
  },
  {
    title: 'Chats',
    questions: [
      {
        question: '¿Por qué no se envió mi mensaje?',
        answer: () =>
          'Sin conexión, los mensajes esperan en tu dispositivo y se envían más tarde, en orden. Hasta que alguien te responda, los mensajes con enlaces, teléfonos, correos o algo sobre dinero no se envían.',
      },
      {
        question: '¿Cómo termino una conversación?',
        answer: () =>
          'Elige Anular match en su menú. Dejarás de ver su perfil y no verá el tuyo. Aún puedes reportar a la persona en Matches anteriores.',
      },
      {
        question: '¿Puedo cambiar o eliminar un mensaje?',
        answer: () =>
          'Puedes editarlo durante 15 minutos, y eliminarlo para ti o en ambos chats cuando quieras.',
      },
    ],
  },
  {
    title: 'Seguridad',
    questions: [
      {
        question: 'Alguien me pide dinero o un código',
        answer: () =>
          'No envíes nada, te cuente lo que te cuente. Es la estafa más habitual. Reporta a la persona en el menú de la conversación y, si ya pagaste, llama enseguida a tu banco.',
        link: { to: '/safety-tips', text: 'Leer los consejos de seguridad' },
      },
      {
        question: '¿Cómo bloqueo o reporto a alguien?',
        answer: () =>
          'En el menú de su foto, en la conversación o al final de su perfil. No sabrá que enviaste un reporte.',
        link: { to: '/faqs', hash: 'reporting', text: 'Cómo funcionan los reportes' },
      },
      {
        question: 'Alguien usa mis fotos o se hace pasar por mí',
        answer: () => 'Cuéntanoslo, con cuenta o sin ella. Una persona lee cada reporte.',
        link: { to: '/report-content', text: 'Reportar contenido' },
      },
      {
        question: 'Alguien muestra una imagen íntima mía',
        answer: () =>
          'Pídenos que la retiremos, con cuenta o sin ella. Decidimos en 48 horas, y las copias desaparecen con ella.',
        link: { to: '/intimate-pictures', text: 'Pedir que se retire una imagen íntima tuya' },
      },
    ],
  },
  {
    title: 'Premium y pagos',
    questions: [
      {
        question: '¿Cómo cancelo premium?',
        answer: () =>
          'En Premium, en el menú de tu cuenta, cuando quieras. Lo conservas hasta el final de lo que pagaste.',
        link: { to: '/premium/manage', text: 'Tu premium' },
      },
      {
        question: '¿Puedo desistir del contrato?',
        answer: () =>
          'Sí, en los 14 días posteriores a la compra de premium y sin indicar el motivo. Termina de inmediato y el dinero vuelve a tu tarjeta, menos el tiempo de uso si aceptaste pagarlo.',
        link: { to: '/premium/withdraw', text: 'Desistir del contrato' },
      },
      {
        question: 'Algo no va bien con un pago',
        answer: (support: string) =>
          `Escribe a ${support} con la fecha y el importe. Nunca nos envíes tu número de tarjeta.`,
      },
    ],
  },
];

export const messages: Translated<typeof en> = {
  title: 'Centro de ayuda',
  about: '¿En qué te ayudamos?',
  search: 'Busca entre las preguntas habituales',
  clear: 'Borrar la búsqueda',
  groups,
  inFaqs: 'De las preguntas frecuentes',
  found: (count: number) =>
    plural(count, { one: '1 pregunta encontrada', other: `${count} preguntas encontradas` }),
  none: 'No se encontró nada. Prueba con otra palabra, o escríbenos y te ayudaremos.',
  more: {
    title: '¿No lo encontraste?',
    text: 'Escríbenos y te ayudaremos. Si corres peligro, llama primero al número de emergencias de tu país.',
    contact: 'Escríbenos',
    safety: 'Consejos de seguridad',
    faqs: 'Preguntas frecuentes',
    accessibility: 'Accesibilidad',
  },
};
