import type { ErrorTexts } from '../../../errors.ts';
import type { photoChecksErrors } from '../../../photo-checks/errors.ts';

export const photoChecks: ErrorTexts<typeof photoChecksErrors> = {
  photo_check_off: 'Ce site ne propose pas de vérification des photos.',
  photo_check_over: 'Le temps pour cette pose est écoulé. Recommence avec une nouvelle pose.',
  photo_check_waits: 'Tu as déjà envoyé une image. Notre équipe la regardera bientôt.',
  photo_check_without_photo:
    'Ajoute d’abord une photo principale à ton profil, pour qu’il y ait quelque chose à comparer.',
  photo_check_appeal_over:
    'Cette décision ne peut plus être contestée. Tu peux refaire la vérification.',
  photo_check_needed:
    'Avant d’écrire en premier à quelqu’un, tes photos doivent être vérifiées. Cela prend environ une minute, sous Vérification des photos dans tes réglages.',
  photo_check_not_found: 'Cette vérification n’existe plus. Elle a peut-être été retirée.',
  photo_check_taken: 'Une autre personne de l’équipe regarde cette vérification.',
  photo_check_decided: 'Cette vérification est déjà décidée.',
  photo_check_changed:
    'La photo principale a changé depuis le chargement. Veuillez recharger la vérification.',
  photo_check_reason_missing: 'Choisissez pourquoi la vérification est refusée.',
  photo_check_reason_unused: 'Seul un refus a un motif.',
  photo_check_excuse_only:
    'Sans image, personne ne peut dire que c’est la même personne. Vous pouvez dispenser ce membre.',
};
