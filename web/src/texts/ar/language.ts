export const language = 'ar';
/** For `Intl`. */
export const tag = 'ar';
export const direction = 'rtl';
/** Between the items of a list, and between a name and an age. */
export const comma = '، ';
