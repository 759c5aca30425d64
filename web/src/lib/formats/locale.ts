import { language, tag as ownTag } from '#texts/language.ts';

/** The reader's country decides how dates and numbers are written, as far as it speaks the language of the page. */
export const readersLocale =
  globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language) ?? ownTag;
