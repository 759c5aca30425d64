export const language = 'pl';
/** For `Intl`. */
export const tag = 'pl';
export const direction = 'ltr';
/** Between the items of a list, and between a name and an age. */
export const comma = ', ';
