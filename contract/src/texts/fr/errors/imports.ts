import type { ErrorTexts } from '../../../errors.ts';
import type { importsErrors } from '../../../imports/errors.ts';

export const imports: ErrorTexts<typeof importsErrors> = {
  import_not_found: 'Import introuvable. Il a peut-être été supprimé.',
  import_in_other_state: 'Cet import a avancé entre-temps. Rechargez la page.',
  import_part_out_of_order: ({ expected }) =>
    `C’est la partie ${expected} du fichier qui vient maintenant. Envoyez-la d’abord.`,
  import_wrong_encoding:
    'Ce fichier n’est pas en UTF-8. Dans votre tableur, enregistrez-le au format « CSV UTF-8 » et choisissez-le à nouveau.',
  import_empty: 'Ce fichier n’a aucune ligne sous les titres. Choisissez-en un autre.',
  import_too_many_rows: ({ most }) =>
    `Un fichier peut avoir ${most.toLocaleString('fr')} lignes au plus. Divisez-le et importez les parties l’une après l’autre.`,
  import_too_large: 'Le fichier est plus gros qu’au moment du choix. Choisissez-le à nouveau.',
  import_columns_invalid:
    'Choisissez une colonne pour l’e-mail et chaque colonne pour un seul champ. Le fichier peut avoir 100 colonnes au plus.',
  import_count_changed: 'Le nombre de personnes a changé. Vérifiez-le et confirmez à nouveau.',
  imports_running: 'Trop d’imports ne sont pas terminés. Terminez ou arrêtez-en un d’abord.',
  invited_link_ended:
    'Cette invitation n’est plus valable. Si tu l’as déjà acceptée, connecte-toi.',
  invited_address_taken: 'Un compte existe désormais pour cet e-mail. Connecte-toi avec lui.',
};
