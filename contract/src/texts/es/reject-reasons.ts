import type { RejectReason } from '../../desk/reject-reasons.ts';

interface Texts {
  /** The label that staff choose. */
  readonly label: string;
  /** Follows 'Una de tus fotos no se puede mostrar:'. */
  readonly notice: string;
  readonly mail: string;
}

/** A reason without a text, or a text without a reason, is a type error. */
export const rejectTexts: Readonly<Record<RejectReason, Texts>> = {
  'no-person': {
    label: 'No se ve a nadie',
    notice: 'no se te ve en ella',
    mail: 'No se te ve en ella. Tus fotos deben mostrarte a ti.',
  },
  'somebody-else': {
    label: 'Otra persona',
    notice: 'parece mostrar a otra persona',
    mail: 'Parece mostrar a otra persona. Tus fotos deben mostrarte a ti.',
  },
  nudity: {
    label: 'Desnudos',
    notice: 'contiene desnudos',
    mail: 'Contiene desnudos, y eso no está permitido.',
  },
  violence: {
    label: 'Violencia o armas',
    notice: 'muestra violencia o armas',
    mail: 'Muestra violencia o armas, y eso no está permitido.',
  },
  minor: {
    label: 'Menor de edad',
    notice: 'muestra a alguien menor de edad',
    mail: 'Muestra a alguien menor de edad. En las fotos solo puede haber personas adultas.',
  },
  contact: {
    label: 'Contacto o publicidad',
    notice: 'contiene datos de contacto o publicidad',
    mail: 'Contiene datos de contacto o publicidad.',
  },
  quality: {
    label: 'Oscura, pequeña o borrosa',
    notice: 'es demasiado oscura, pequeña o borrosa',
    mail: 'Es demasiado oscura, pequeña o borrosa.',
  },
};
