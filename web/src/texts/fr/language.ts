export const language = 'fr';
/** For `Intl`. */
export const tag = 'fr';
export const direction = 'ltr';
/** Between the items of a list, and between a name and an age. */
export const comma = ', ';
