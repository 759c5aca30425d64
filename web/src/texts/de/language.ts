export const language = 'de';
/** For `Intl`. */
export const tag = 'de';
export const direction = 'ltr';
