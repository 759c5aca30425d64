import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'Esta tarefa já rodou ou foi excluída nesse meio-tempo. Recarregue a lista.',
  translation_already_marked:
    'Este idioma já foi marcado como revisado nesse meio-tempo. Recarregue a lista.',
  translation_not_marked: 'Este idioma não está marcado como revisado. Recarregue a lista.',
  translation_changed:
    'Os textos deste idioma mudaram nesse meio-tempo. Recarregue a lista e peça a revisão dos novos.',
};
