import type { RejectReason } from '../../desk/reject-reasons.ts';

interface Texts {
  /** The label that staff choose. */
  readonly label: string;
  /** Follows 'Uma das suas fotos não pode ser exibida:'. */
  readonly notice: string;
  readonly mail: string;
}

/** A reason without a text, or a text without a reason, is a type error. */
export const rejectTexts: Readonly<Record<RejectReason, Texts>> = {
  'no-person': {
    label: 'Ninguém aparece',
    notice: 'não conseguimos ver você nela',
    mail: 'Não conseguimos ver você nela. As fotos precisam mostrar você.',
  },
  'somebody-else': {
    label: 'Outra pessoa',
    notice: 'parece mostrar outra pessoa',
    mail: 'Ela parece mostrar outra pessoa. As fotos precisam mostrar você.',
  },
  nudity: {
    label: 'Nudez',
    notice: 'contém nudez',
    mail: 'Ela contém nudez, o que não é permitido.',
  },
  violence: {
    label: 'Violência ou armas',
    notice: 'mostra violência ou armas',
    mail: 'Ela mostra violência ou armas, o que não é permitido.',
  },
  minor: {
    label: 'Criança na foto',
    notice: 'mostra uma criança',
    mail: 'Ela mostra uma criança. As fotos só podem mostrar pessoas adultas.',
  },
  contact: {
    label: 'Contato ou propaganda',
    notice: 'contém dados de contato ou propaganda',
    mail: 'Ela contém dados de contato ou propaganda.',
  },
  quality: {
    label: 'Escura, pequena ou borrada',
    notice: 'está escura, pequena ou borrada demais',
    mail: 'Ela está escura, pequena ou borrada demais.',
  },
};
