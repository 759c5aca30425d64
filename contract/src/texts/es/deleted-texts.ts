import type { DeletedText } from '../../desk/deleted-texts.ts';

/** What staff read in place of a text that was deleted, or is not for them. */
export const deletedTextSentences: Readonly<Record<DeletedText, string>> = {
  'deleted-with-account': 'Se eliminó con la cuenta.',
  'report-about-you': 'Este reporte trata de ti, así que solo puede leerlo el resto del equipo.',
  'refused-upload': 'Se rechazó una imagen subida, porque se parece a una imagen íntima retirada.',
};
