export const language = 'de';
/** For `Intl`. */
export const tag = 'de';
export const direction = 'ltr';
/** Between the items of a list, and between a name and an age. */
export const comma = ', ';
