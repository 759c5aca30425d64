import type { ErrorTexts } from '../../../errors.ts';
import type { siteErrors } from '../../../site/errors.ts';

export const site: ErrorTexts<typeof siteErrors> = {
  site_value_changed: ({ name }) =>
    `${name ?? 'Un membre de l’équipe'} vient de modifier cette valeur. Regarde-la avant de la modifier.`,
  site_draft_changed: 'Le brouillon vient de changer. Regarde-le à nouveau.',
  site_unchanged: 'Il n’y a rien à publier : le brouillon est identique au site publié.',
  site_support_email_missing:
    'Il faut une adresse d’assistance qui existe, et qui ne se termine pas par .example.',
  site_binding_past: ({ slug }) =>
    `« ${slug} » doit être accepté à nouveau : le jour à partir duquel il le faut est passé. Choisis aujourd’hui ou un jour ultérieur.`,
  site_text_not_found: 'Ce texte n’existe pas.',
  acceptance_outdated: 'La page a changé entre-temps. Relis-la.',
  acceptances_exporting: 'Un autre export est en cours. Réessaie dans une minute.',
  site_version_not_found: 'Cette version n’existe pas.',
  site_from_file: ({ file }) => `Le site provient du fichier ${file}. Modifie-le là-bas.`,
  site_catalog_full: ({ most }) =>
    `Une liste peut avoir au plus ${most} choix à toi, y compris ceux qui sont retirés. Utilise l’un d’eux au lieu d’en ajouter un.`,
  site_images_full: 'Trop d’images sont enregistrées.',
  site_image_unreadable:
    'Cette image est illisible. Choisis un PNG, JPEG, WebP, AVIF ou SVG de 1 Mo au plus.',
  site_image_not_found: 'Cette image n’existe pas. Importe-la à nouveau.',
};
