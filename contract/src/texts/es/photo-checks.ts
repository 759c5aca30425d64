import type { CheckEnd, CheckRefusal } from '../../photo-checks/outcomes.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly sentence: string;
}

export const refusalTexts: Readonly<Record<CheckRefusal, Texts>> = {
  'different-person': {
    label: 'Otra persona',
    sentence: 'La persona de la imagen parece ser otra que la de tus fotos.',
  },
  'picture-of-picture': {
    label: 'Foto de una foto o pantalla',
    sentence: 'La imagen parece mostrar una foto o una pantalla, no el momento.',
  },
  pose: { label: 'Pose no hecha', sentence: 'La imagen muestra otra pose que la que pedimos.' },
  'face-hidden': { label: 'No se ve la cara', sentence: 'Tu cara no se ve lo bastante bien.' },
  minor: {
    label: 'Parece menor de 18',
    sentence: 'Pareces menor de 18 años. Nuestro equipo está revisando tu cuenta.',
  },
};

export const endTexts: Readonly<Record<CheckEnd, string>> = {
  photo: 'Tu foto principal cambió desde la comprobación.',
  name: 'Tu nombre cambió desde la comprobación.',
  age: 'Tu fecha de nacimiento cambió desde la comprobación.',
};
