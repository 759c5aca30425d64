export const language = 'en';
/** For `Intl`. */
export const tag = 'en';
export const direction: 'ltr' | 'rtl' = 'ltr';
