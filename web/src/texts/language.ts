import type { Language } from '@kindred/contract/languages';

/** The language of the page. */
export const language: Language = 'en';
/** For `Intl`. */
export const tag: string = 'en';
export const direction: 'ltr' | 'rtl' = 'ltr';
/** Between the items of a list, and between a name and an age. */
export const comma: string = ', ';
