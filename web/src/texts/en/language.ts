export const language = 'en';
/** For `Intl`. */
export const tag = 'en';
export const direction: 'ltr' | 'rtl' = 'ltr';
/** Between the items of a list, and between a name and an age. */
export const comma = ', ';
