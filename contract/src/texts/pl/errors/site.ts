import type { ErrorTexts } from '../../../errors.ts';
import type { siteErrors } from '../../../site/errors.ts';

export const site: ErrorTexts<typeof siteErrors> = {
  site_value_changed: ({ name }) =>
    name
      ? `${name} właśnie zmienia tę wartość. Zobacz ją, zanim ją zmienisz.`
      : 'Ktoś z zespołu właśnie zmienił tę wartość. Zobacz ją, zanim ją zmienisz.',
  site_draft_changed: 'Szkic właśnie się zmienił. Zobacz go jeszcze raz.',
  site_unchanged: 'Nie ma czego publikować: szkic jest taki sam jak opublikowana strona.',
  site_support_email_missing:
    'Potrzebny jest adres pomocy, który istnieje i nie kończy się na .example.',
  site_binding_past: ({ slug }) =>
    `„${slug}” wymaga ponownej akceptacji, a dzień, od którego jest potrzebna, już minął. Wybierz dzisiaj lub późniejszy dzień.`,
  site_text_not_found: 'Nie ma takiego tekstu.',
  acceptance_outdated: 'Strona zmieniła się w międzyczasie. Przeczytaj ją jeszcze raz.',
  acceptances_exporting: 'Trwa inny eksport. Spróbuj ponownie za minutę.',
  site_version_not_found: 'Nie ma takiej wersji.',
  site_from_file: ({ file }) => `Strona pochodzi z pliku ${file}. Zmień ją tam.`,
  site_catalog_full: ({ most }) =>
    `Lista może mieć najwyżej ${most} własnych pozycji, łącznie z wycofanymi. Użyj jednej z nich zamiast dodawać nową.`,
  site_images_full: 'Zapisano zbyt wiele obrazów.',
  site_image_unreadable:
    'Nie można odczytać tego obrazu. Wybierz PNG, JPEG, WebP, AVIF lub SVG do 1 MB.',
  site_image_not_found: 'Nie ma takiego obrazu. Prześlij go ponownie.',
};
