import { decisionTexts, timedTexts } from '@kindred/contract/texts/es/decisions';
import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/decide.ts';

const days = (number: number) =>
  plural(number, { one: '1 día', other: `${formatNumber(number)} días` });

export const messages: Translated<typeof en> = {
  bar: 'Decidir',
  dismiss: 'Desestimar',
  resolve: 'Resolver',
  timed: timedTexts,
  length: days,
  reply: 'Responder',
  note: 'Nota',
  escalate: 'Escalar',
  deescalate: 'Anular el escalado',
  more: 'Más',
  rule: 'Norma',
  usual: 'El paso habitual',
  reads: (name: string) => `${name} lee:`,
  removeThis: 'Retirar',
  take: 'Asignármelo',
  takeOver: 'Tomar el caso',
  release: 'Soltar',
  sendOnly: 'Enviar sin decidir',
  sent: 'Respuesta enviada.',
  keys: 'Atajos de teclado',
  closed: 'Este caso se decidió y está cerrado.',
  held: (name: string | null) =>
    `${name ?? 'Otra persona del equipo'} está trabajando en este caso.`,
  noMessage: 'Ningún reporte contiene un mensaje que puedas retirar.',
  answerOnly:
    'Este caso lo decide el equipo de moderación. Puedes responder, tomar notas y escalarlo.',
  answer: {
    to: (reports: number) =>
      plural(reports, {
        one: 'Respuesta a quien reportó',
        other: `Respuesta a las ${formatNumber(reports)} personas que reportaron`,
      }),
    theReporter: 'Quien reportó',
    about: 'El nombre y el número del reporte se rellenan para cada persona.',
    noOne: 'No hay nadie a quien responder.',
    leave: 'Esc sale del campo.',
    canned: 'Respuesta predefinida',
    choose: 'Respuestas predefinidas',
    none: 'Sin respuesta. Quien reportó recibe el resultado.',
    opens: 'Se abre con la acción que elijas.',
    beforeAction: 'Se envía con la acción que elijas.',
    usual: 'Si lo dejas vacío, se envía la respuesta habitual de la acción.',
    sends: (action: string, answer: string) =>
      answer
        ? `${action} envía: ${answer}`
        : `${action} no envía ninguna respuesta, solo el resultado.`,
  },
  panel: {
    label: (what: string) => `Detalles: ${what}`,
    reason: 'Motivo',
    theMember: 'El miembro',
    reasonAbout: 'La persona lo lee en la app y por correo.',
    reasonOfBan: 'La persona lo lee en la app y por correo. Pulsa Enter cuando lo hayas leído.',
    about: 'De qué se trata',
    canned: 'Motivo predefinido',
    choose: 'Motivos predefinidos',
    days: 'Durante cuánto tiempo',
    photo: 'Foto que se retira',
    nthPhoto: (number: number) => `Foto ${number}`,
    noPhotos: 'Este miembro no tiene fotos.',
    field: 'Texto que se retira',
    fields: { bio: 'Biografía', prompts: 'Frases', fields: 'Campos del sitio' },
    message: 'Mensaje que se retira',
    messageAbout: 'Elige otro en la conversación.',
    details: 'Fundamento',
    andAnswer: (action: string, reporters: number) =>
      plural(reporters, {
        one: `${action} y responder a quien reportó`,
        other: `${action} y responder a ${formatNumber(reporters)} personas`,
      }),
    cancel: 'Cancelar',
    missing: {
      isGroundOpen: 'Elige de qué se trata.',
      outcomes: 'Elige al menos un reporte.',
      reason: 'Escribe un motivo.',
      law: 'Indica la ley.',
      publicId: 'Elige una foto.',
      message: 'Elige un mensaje.',
    } as Record<string, string>,
  },
  decisions: decisionTexts,
  undo: 'Deshacer',
  tooLate: 'Mensajes enviados',
  hide: 'Ocultar',
  undoing: (name: string) => `Deshaciendo la decisión: ${name}…`,
  waits: {
    deciding: 'Enviando la decisión…',
    undoing: 'Deshaciendo la decisión…',
    reading: 'Cargando el caso de nuevo…',
  },
  unread: (why: string) =>
    `No pudimos cargar el caso de nuevo, así que aún no se puede decidir. ${why}`,
  again: 'Reintentar',
  undone: (name: string) => `Decisión deshecha: ${name}.`,
  failed: (name: string, why: string) => `Sin decidir: ${name}. ${why}`,
  undoFailed: (name: string, why: string) => `Sin deshacer: ${name}. ${why}`,
  openCase: 'Abrir caso',
  service: (id: string) => `caso ${id}`,
  fresh: 'Nuevo',
};
