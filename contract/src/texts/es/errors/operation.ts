import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'Mientras tanto, esta tarea se ejecutó o se eliminó. Recarga la lista.',
  translation_already_marked:
    'Mientras tanto, este idioma ya se marcó como revisado. Recarga la lista.',
  translation_not_marked: 'Este idioma no está marcado como revisado. Recarga la lista.',
  translation_changed:
    'Mientras tanto, los textos de este idioma han cambiado. Recarga la lista y pide que se revisen los nuevos.',
};
