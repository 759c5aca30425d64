import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/picture-requests.ts';
import { refusalTexts } from '@kindred/contract/texts/es/picture-refusals';

export const messages: Translated<typeof en> = {
  title: 'Imágenes íntimas tuyas',
  about: (brand: string) =>
    `¿Alguien muestra una imagen íntima tuya en ${brand} sin tu consentimiento? Pídenos que la retiremos. No necesitas cuenta.`,
  promise:
    'Una persona decide en 48 horas. La imagen desaparece entonces de todo el sitio, con las copias que encontremos.',
  signedIn:
    '¿Tienes la sesión iniciada? También puedes reportar la foto o el mensaje donde lo ves.',
  who: '¿Quién aparece en la imagen?',
  self: 'Yo',
  representative: 'Una persona a la que represento',
  name: 'Tu nombre completo',
  person: 'Nombre completo de la persona que aparece',
  location: '¿Dónde está?',
  locationAbout:
    'La dirección del perfil o de la foto, si la tienes. Si no, el nombre, la edad y la ciudad, o en qué chat.',
  description: '¿Qué muestra?',
  descriptionAbout: 'Para que la reconozcamos: el lugar, la ropa o el día, por ejemplo.',
  picture: 'La imagen, si la tienes (opcional)',
  pictureAbout:
    'Encontramos las copias por su huella digital. La imagen se lee una vez y no se guarda, y nadie la mira.',
  choose: 'Elegir imagen',
  another: 'Elegir otra',
  reading: 'Leyendo la imagen…',
  read: 'La huella está lista. No guardamos la imagen.',
  forget: 'Quitarla',
  email: 'Tu correo',
  contact: 'Otra forma de comunicarnos contigo (opcional)',
  contactAbout: 'Sin un correo, nuestra respuesta solo estará en esta página.',
  goodFaith:
    'Declaro de buena fe que esta imagen es íntima, que me muestra a mí o a la persona que represento, que se publicó sin consentimiento y que todo lo que digo aquí es correcto',
  goodFaithAbout:
    'No decimos quién eres a quien la publicó. Una solicitud por sí sola no retira nada: primero la mira una persona.',
  signature: 'Firma con tu nombre completo',
  signatureAbout: 'Igual que arriba. Vale como tu firma.',
  send: 'Pedir que se retire',
  sending: 'Enviando…',
  received: (reference: string) => `Recibimos tu solicitud ${reference}.`,
  due: (when: string) => `Decidiremos antes del ${when}.`,
  mailed: 'Te enviamos un correo con un enlace.',
  keep: 'Guarda este enlace para leer nuestra respuesta o añadir algo:',
  open: 'Tu solicitud',
  loading: 'Cargando tu solicitud…',
  number: 'Número',
  receivedAt: 'Recibida',
  dueAt: 'Decisión antes del',
  state: 'Estado',
  why: 'Por qué',
  question: 'Necesitamos saber más',
  facts: 'Lo que añadiste',
  add: 'Añadir algo',
  addAbout: 'Por ejemplo, dónde más la viste o lo que te preguntamos.',
  addSend: 'Añadir',
  adding: 'Añadiendo…',
  answer: 'Nuestra respuesta',
  statement: 'Leer o apelar la decisión',
  newOne: 'Enviar otra solicitud',
  states: {
    open: 'Una persona de nuestro equipo la revisa',
    hidden: 'Oculta hasta que decidamos',
    removed: 'Retirada, con las copias que encontramos',
    refused: 'No retirada',
    acted: 'La atendimos',
  },
  refusals: refusalTexts,
};
