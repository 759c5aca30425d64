export const language = 'es';
/** For `Intl`. */
export const tag = 'es';
export const direction = 'ltr';
/** Between the items of a list, and between a name and an age. */
export const comma = ', ';
