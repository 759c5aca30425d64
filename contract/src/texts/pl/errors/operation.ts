import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'To zadanie zostało już wykonane lub usunięte. Odśwież listę.',
  translation_already_marked: 'Ktoś już oznaczył ten język jako przeczytany. Odśwież listę.',
  translation_not_marked: 'Ten język nie jest oznaczony jako przeczytany. Odśwież listę.',
  translation_changed:
    'W międzyczasie teksty w tym języku się zmieniły. Odśwież listę i poproś o przeczytanie nowych.',
};
