interface LanguageData {
  /** As browsers and `Intl` name it. */
  readonly tag: string;
  /** What its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages in which pages, mails and notices are written. Each has a folder beside `texts/en`. */
export const languages = {
  en: { tag: 'en', name: 'English', direction: 'ltr' },
  de: { tag: 'de', name: 'Deutsch', direction: 'ltr' },
  fr: { tag: 'fr', name: 'Français', direction: 'ltr' },
  es: { tag: 'es', name: 'Español', direction: 'ltr' },
  pt: { tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  pl: { tag: 'pl', name: 'Polski', direction: 'ltr' },
  ar: { tag: 'ar', name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, LanguageData>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);
