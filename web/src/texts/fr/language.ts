export const language = 'fr';
/** For `Intl`. */
export const tag = 'fr';
export const direction = 'ltr';
