import type { Refusal } from '../../reports/picture-refusals.ts';

/** What the sender of a request reads about why a picture stays. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  'not-here': 'No la encontramos en este sitio.',
  'not-intimate': 'La imagen que encontramos no es íntima.',
  'self-published': 'La imagen que encontramos la publicó aquí la persona que aparece en ella.',
  'other-person': 'La imagen que encontramos muestra a otra persona.',
  'not-authorized':
    'No pudimos comprobar que puedas pedirlo por la persona que aparece en la imagen.',
  'not-enough':
    'Lo que sabemos no basta para encontrar la imagen. Puedes enviar otra solicitud con más datos.',
};
