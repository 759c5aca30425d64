import type { ErrorTexts } from '../../../errors.ts';
import type { photoChecksErrors } from '../../../photo-checks/errors.ts';

export const photoChecks: ErrorTexts<typeof photoChecksErrors> = {
  photo_check_off: 'Ten serwis nie oferuje weryfikacji zdjęć.',
  photo_check_over: 'Czas na tę pozę minął. Zacznij jeszcze raz z nową pozą.',
  photo_check_waits:
    'Twoje zdjęcie do weryfikacji już do nas dotarło. Nasz zespół wkrótce je obejrzy.',
  photo_check_without_photo: 'Dodaj najpierw zdjęcie główne do profilu, żeby było co porównać.',
  photo_check_appeal_over:
    'Od tej decyzji nie można się już odwołać. Możesz powtórzyć weryfikację.',
  photo_check_needed:
    'Zanim napiszesz do kogoś jako pierwsza osoba, trzeba zweryfikować twoje zdjęcia. Zajmuje to około minuty, w ustawieniach, pod Weryfikacja zdjęć.',
  photo_check_not_found: 'Tej weryfikacji już nie ma. Być może została wycofana.',
  photo_check_taken: 'Ktoś inny z zespołu ogląda tę weryfikację.',
  photo_check_decided: 'Ta weryfikacja jest już rozstrzygnięta.',
  photo_check_changed:
    'Zdjęcie główne zmieniło się od czasu wczytania. Wczytaj weryfikację ponownie.',
  photo_check_reason_missing: 'Wybierz, dlaczego weryfikacja jest odrzucona.',
  photo_check_reason_unused: 'Tylko odrzucenie ma powód.',
  photo_check_excuse_only:
    'Bez zdjęcia nikt nie może powiedzieć, że to ta sama osoba. Możesz zwolnić to konto z weryfikacji.',
};
