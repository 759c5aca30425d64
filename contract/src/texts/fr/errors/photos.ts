import type { photosErrors } from '../../../photos/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const photos: ErrorTexts<typeof photosErrors> = {
  picture_was_removed:
    'Cette image ne peut pas être envoyée. Elle a été retirée comme image intime à la demande de la personne qu’elle montre. Si c’est une erreur, écris-nous.',
  too_many_unused_photos:
    'Tu as trop de photos inutilisées. Utilises-en quelques-unes, ou réessaie demain.',
  upload_too_slow: 'L’envoi a pris trop de temps. Réessaie.',
  upload_not_found: 'Photo introuvable. Envoie-la à nouveau.',
  upload_interrupted: 'L’envoi a été interrompu.',
  photos_full:
    'Tu peux avoir jusqu’à six photos en plus de la principale. Supprimes-en une d’abord.',
  photos_changed: 'Tes photos ont changé. Recharge la page et réessaie.',
  photo_type_unsupported: 'Les photos peuvent être des fichiers JPEG, PNG, WebP ou AVIF.',
  photo_too_large: 'Cette photo est trop lourde. Le maximum est de 10 Mo.',
  photo_has_too_many_pixels: 'Cette photo est trop grande. Le maximum est de 40 mégapixels.',
  photo_unreadable:
    'Nous ne pouvons pas lire cette photo. Elle est peut-être abîmée. Choisis-en une autre.',
  not_multipart: 'La photo doit être envoyée en multipart/form-data.',
  file_missing: 'La requête ne contient pas de fichier. Choisis une photo.',
  file_field_unknown: 'La photo doit être envoyée dans le champ `file`.',
};
