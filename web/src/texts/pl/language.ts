export const language = 'pl';
/** For `Intl`. */
export const tag = 'pl';
export const direction = 'ltr';
