import type { ErrorTexts } from '../../../errors.ts';
import type { siteErrors } from '../../../site/errors.ts';

export const site: ErrorTexts<typeof siteErrors> = {
  site_value_changed: ({ name }) =>
    `${name ?? 'Alguien del equipo'} acaba de cambiar este valor. Míralo antes de cambiarlo.`,
  site_draft_changed: 'El borrador acaba de cambiar. Míralo de nuevo.',
  site_unchanged: 'No hay nada que publicar: el borrador es igual al sitio publicado.',
  site_support_email_missing:
    'Hace falta un correo de soporte que exista y que no termine en .example.',
  site_binding_past: ({ slug }) =>
    `«${slug}» vuelve a pedir aceptación: el día a partir del cual hace falta ya ha pasado. Elige hoy o un día posterior.`,
  site_text_not_found: 'Este texto no existe.',
  acceptance_outdated: 'La página ha cambiado entretanto. Vuelve a leerla.',
  acceptances_exporting: 'Hay otra exportación en curso. Inténtalo de nuevo en un minuto.',
  site_version_not_found: 'Esta versión no existe.',
  site_from_file: ({ file }) => `El sitio viene del archivo ${file}. Cámbialo allí.`,
  site_catalog_full: ({ most }) =>
    `Una lista puede tener como máximo ${most} opciones propias, contando las retiradas. Usa una de ellas en lugar de una nueva.`,
  site_images_full: 'Hay demasiadas imágenes guardadas.',
  site_image_unreadable:
    'No se puede leer esta imagen. Elige un PNG, JPEG, WebP, AVIF o SVG de hasta 1 MB.',
  site_image_not_found: 'Esta imagen no existe. Súbela de nuevo.',
};
