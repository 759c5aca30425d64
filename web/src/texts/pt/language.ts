export const language = 'pt';
/** For `Intl`. */
export const tag = 'pt-BR';
export const direction = 'ltr';
/** Between the items of a list, and between a name and an age. */
export const comma = ', ';
