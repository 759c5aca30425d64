import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-fields-forms.ts';

export const messages: Translated<typeof en> = {
  asksAbout: 'Solo ves a personas que tienen lo que eliges aquí, y tienen que haberlo rellenado.',
  choose: 'Elegir…',
  seenBy: {
    all: 'Todas las personas que ven tu perfil pueden verlo.',
    matches: 'Solo tus matches pueden verlo.',
    self: 'Solo tú puedes verlo.',
  },
  sensitive:
    'Es un dato sensible. Se guarda solo si das tu consentimiento, y nuestro equipo no lo ve en tu ficha.',
  agree: (name) =>
    `Acepto que mi respuesta sobre «${name}» se guarde y se muestre como se describe aquí`,
  withdrawn: 'Sin tu consentimiento se borra al guardar.',
  required: (name) => `${name} (obligatorio)`,
  retired: (name) => `${name} (ya no se ofrece)`,
  step: {
    title: 'Unos datos más',
    lead: 'Ayudan a otras personas a decidir si encajan contigo.',
    finish: 'Terminar',
  },
  saving: 'Guardando…',
};
