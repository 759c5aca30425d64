import type { photosErrors } from '../../../photos/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const photos: ErrorTexts<typeof photosErrors> = {
  picture_was_removed:
    'Du kannst dieses Bild nicht hochladen. Es wurde als intimes Bild entfernt, weil die gezeigte Person darum gebeten hat. Wenn das ein Irrtum ist, schreib uns.',
  too_many_unused_photos:
    'Du hast zu viele unbenutzte Fotos. Verwende einige davon oder versuch es morgen noch einmal.',
  upload_too_slow: 'Das Hochladen hat zu lange gedauert. Bitte versuch es noch einmal.',
  upload_not_found: 'Foto nicht gefunden. Bitte lade es noch einmal hoch.',
  upload_interrupted: 'Das Hochladen wurde unterbrochen.',
  photos_full: 'Neben dem Hauptfoto kannst du bis zu sechs Fotos haben. Lösche zuerst eines.',
  photos_changed: 'Deine Fotos haben sich geändert. Lade die Seite neu und versuch es noch einmal.',
  photo_type_unsupported: 'Fotos können JPEG-, PNG-, WebP- oder AVIF-Dateien sein.',
  photo_too_large: 'Dieses Foto ist zu groß. Fotos dürfen bis zu 10\u00a0MB groß sein.',
  photo_has_too_many_pixels: 'Dieses Foto ist zu groß. Fotos dürfen bis zu 40 Megapixel haben.',
  photo_unreadable:
    'Wir können dieses Foto nicht lesen. Vielleicht ist es beschädigt. Bitte wähle ein anderes.',
  not_multipart: 'Sende das Foto als multipart/form-data.',
  file_missing: 'Die Anfrage enthält keine Datei. Bitte wähle ein Foto aus.',
  file_field_unknown: 'Sende das Foto im Feld `file`.',
};
