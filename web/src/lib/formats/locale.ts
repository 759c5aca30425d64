import { language, tag as ownTag } from '#texts/language.ts';

/** Some browsers name their language in a way that `Intl` refuses, such as `en-US@posix`. */
function isUsable(locale: string) {
  try {
    return (
      locale.split('-')[0] === language && Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0
    );
  } catch {
    return false;
  }
}

const locale = globalThis.navigator?.languages?.find(isUsable) ?? ownTag;

/**
 * The reader's country decides how dates and numbers are written, as far as it speaks the language of the page. Digits are
 * those that texts have in all languages.
 */
export const readersLocale = new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
