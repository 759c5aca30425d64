import type { Refusal } from '../../reports/picture-refusals.ts';

/** What the sender of a request reads about why a picture stays. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  'not-here': 'Não encontramos a imagem neste site.',
  'not-intimate': 'A imagem que encontramos não é íntima.',
  'self-published':
    'A imagem que encontramos foi publicada aqui pela própria pessoa que aparece nela.',
  'other-person': 'A imagem que encontramos mostra outra pessoa.',
  'not-authorized':
    'Não conseguimos confirmar que você pode pedir pela pessoa que aparece na imagem.',
  'not-enough':
    'O que sabemos não bastou para encontrar a imagem. Você pode enviar outro pedido com mais informações.',
};
