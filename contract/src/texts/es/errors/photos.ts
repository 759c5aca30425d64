import type { photosErrors } from '../../../photos/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const photos: ErrorTexts<typeof photosErrors> = {
  picture_was_removed:
    'No puedes subir esta imagen. Se retiró por ser íntima, a petición de la persona que aparece en ella. Si es un error, escríbenos.',
  too_many_unused_photos:
    'Tienes demasiadas fotos sin usar. Usa algunas o inténtalo de nuevo mañana.',
  upload_too_slow: 'La subida tardó demasiado. Inténtalo de nuevo.',
  upload_not_found: 'No encontramos la foto. Súbela de nuevo.',
  upload_interrupted: 'La subida se interrumpió.',
  photos_full: 'Puedes tener hasta seis fotos además de la principal. Elimina una primero.',
  photos_changed: 'Tus fotos han cambiado. Recarga la página e inténtalo de nuevo.',
  photo_type_unsupported: 'Las fotos pueden ser archivos JPEG, PNG, WebP o AVIF.',
  photo_too_large: 'Esta foto es demasiado grande. El máximo son 10\u00a0MB.',
  photo_has_too_many_pixels: 'Esta foto es demasiado grande. El máximo son 40 megapíxeles.',
  photo_unreadable: 'No podemos leer esta foto. Puede que esté dañada. Elige otra.',
  not_multipart: 'Envía la foto como multipart/form-data.',
  file_missing: 'La solicitud no tiene ningún archivo. Elige una foto.',
  file_field_unknown: 'Envía la foto en el campo `file`.',
};
