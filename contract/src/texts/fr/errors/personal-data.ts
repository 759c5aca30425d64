import type { ErrorTexts } from '../../../errors.ts';
import type { personalDataErrors } from '../../../personal-data/errors.ts';

export const personalData: ErrorTexts<typeof personalDataErrors> = {
  leaving_needs_password: 'Tu as un mot de passe. Saisis-le à la place.',
  leaving_password_missing: 'Saisis ton mot de passe.',
  leaving_code_missing: 'Saisis le code à six chiffres de notre e-mail.',
  leaving_code_wrong: 'Ce code est incorrect. Regarde notre e-mail et réessaie.',
  leaving_code_expired: 'Ce code ne fonctionne plus. Demande un nouveau code.',
  consent_text_changed: 'Ce texte a changé. Recharge la page et relis-le.',
  archive_not_found: 'Aucun fichier de données. Tu peux en demander un dans tes réglages.',
  archive_link_expired:
    'Ce lien ne fonctionne plus. Tu peux demander un nouveau fichier dans tes réglages.',
};
