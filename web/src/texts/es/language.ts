export const language = 'es';
/** For `Intl`. */
export const tag = 'es';
export const direction = 'ltr';
