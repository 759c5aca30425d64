import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'Dieser Job ist inzwischen gelaufen oder gelöscht. Lade die Liste neu.',
  translation_already_marked:
    'Diese Sprache ist inzwischen als geprüft markiert. Lade die Liste neu.',
  translation_not_marked: 'Diese Sprache ist nicht als geprüft markiert. Lade die Liste neu.',
  translation_changed:
    'Die Texte dieser Sprache haben sich inzwischen geändert. Lade die Liste neu und lass die neuen Texte prüfen.',
};
