import type { ErrorTexts } from '../../../errors.ts';
import type { siteErrors } from '../../../site/errors.ts';

export const site: ErrorTexts<typeof siteErrors> = {
  site_value_changed: ({ name }) =>
    `${name ?? 'Jemand aus dem Team'} hat diesen Wert gerade geändert. Sieh ihn dir an, bevor du ihn änderst.`,
  site_draft_changed: 'Der Entwurf hat sich gerade geändert. Sieh ihn dir noch einmal an.',
  site_unchanged:
    'Es gibt nichts zu veröffentlichen: Der Entwurf gleicht der veröffentlichten Seite.',
  site_support_email_missing:
    'Mitglieder brauchen eine Support-Adresse, die es gibt, und keine, die auf .example endet.',
  site_binding_past: ({ slug }) =>
    `„${slug}“ fragt die Mitglieder neu: Der Tag, ab dem sie zustimmen müssen, ist vorbei. Wähle heute oder einen späteren Tag.`,
  site_text_not_found: 'Diesen Text gibt es nicht.',
  acceptance_outdated: 'Die Seite hat sich inzwischen geändert. Lies sie noch einmal.',
  acceptances_exporting:
    'Ein anderer Export läuft noch. Bitte versuch es in einer Minute noch einmal.',
  site_version_not_found: 'Diese Version gibt es nicht.',
  site_from_file: ({ file }) => `Die Seite kommt aus der Datei ${file}. Ändere sie dort.`,
  site_catalog_full: ({ most }) =>
    `Eine Liste kann höchstens ${most} eigene Auswahlmöglichkeiten haben, die zurückgezogenen mitgezählt. Verwende eine davon anstelle einer neuen.`,
  site_images_full: 'Es sind zu viele Bilder gespeichert.',
  site_image_unreadable:
    'Dieses Bild lässt sich nicht lesen. Wähle ein PNG, JPEG, WebP, AVIF oder SVG bis 1 MB.',
  site_image_not_found: 'Dieses Bild gibt es nicht. Lade es noch einmal hoch.',
};
