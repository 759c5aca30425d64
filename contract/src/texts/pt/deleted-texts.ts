import type { DeletedText } from '../../desk/deleted-texts.ts';

/** What staff read in place of a text that was deleted, or is not for them. */
export const deletedTextSentences: Readonly<Record<DeletedText, string>> = {
  'deleted-with-account': 'Excluído com a conta.',
  'report-about-you': 'Esta denúncia é sobre você, por isso só o resto da equipe pode ler.',
  'refused-upload': 'Uma imagem enviada foi recusada, porque parece uma imagem íntima removida.',
};
