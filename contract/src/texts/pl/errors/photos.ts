import type { photosErrors } from '../../../photos/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const photos: ErrorTexts<typeof photosErrors> = {
  picture_was_removed:
    'Nie możesz przesłać tego zdjęcia. Zostało usunięte jako intymne na prośbę osoby, która na nim jest. Jeśli to pomyłka, napisz do nas.',
  too_many_unused_photos:
    'Masz za dużo nieużywanych zdjęć. Użyj części z nich albo spróbuj ponownie jutro.',
  upload_too_slow: 'Przesyłanie trwało za długo. Spróbuj ponownie.',
  upload_not_found: 'Nie ma takiego zdjęcia. Prześlij je jeszcze raz.',
  upload_interrupted: 'Przesyłanie zostało przerwane.',
  photos_full: 'Oprócz głównego możesz mieć do sześciu zdjęć. Najpierw usuń któreś z nich.',
  photos_changed: 'Twoje zdjęcia się zmieniły. Odśwież stronę i spróbuj ponownie.',
  photo_type_unsupported: 'Zdjęcia mogą być plikami JPEG, PNG, WebP lub AVIF.',
  photo_too_large: 'To zdjęcie jest za duże. Zdjęcia mogą mieć do 10\u00a0MB.',
  photo_has_too_many_pixels: 'To zdjęcie jest za duże. Zdjęcia mogą mieć do 40 megapikseli.',
  photo_unreadable:
    'Nie możemy odczytać tego zdjęcia. Plik może być uszkodzony. Wybierz inne zdjęcie.',
  not_multipart: 'Wyślij zdjęcie jako multipart/form-data.',
  file_missing: 'W żądaniu nie ma pliku. Wybierz zdjęcie.',
  file_field_unknown: 'Wyślij zdjęcie w polu `file`.',
};
