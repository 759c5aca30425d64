import type { ErrorTexts } from '../../../errors.ts';
import type { siteErrors } from '../../../site/errors.ts';

export const site: ErrorTexts<typeof siteErrors> = {
  site_value_changed: ({ name }) =>
    `${name ?? 'A colleague'} has just changed this value. Look at it before you change it.`,
  site_draft_changed: 'The draft has just changed. Look at it again.',
  site_unchanged: 'There is nothing to publish: the draft equals the published site.',
  site_support_email_missing: "Enter a support email that exists and doesn't end in .example.",
  site_binding_past: ({ slug }) =>
    `“${slug}” asks members again: the day from which they have to accept it has passed. Choose today or a later day.`,
  site_text_not_found: 'This text does not exist.',
  acceptance_outdated: 'The page has changed since. Read it again.',
  acceptances_exporting: 'Another export is running. Please try again in a minute.',
  site_version_not_found: 'This version does not exist.',
  site_from_file: ({ file }) => `The site comes from the file ${file}. Change it there.`,
  site_catalog_full: ({ most }) =>
    `A list can have at most ${most} choices of your own, with the retired ones. Use one of them in place of a new one.`,
  site_images_full: 'Too many pictures are stored.',
  site_image_unreadable:
    'This picture cannot be read. Choose a PNG, JPEG, WebP, AVIF or SVG of up to 1 MB.',
  site_image_not_found: 'This picture does not exist. Upload it again.',
};
