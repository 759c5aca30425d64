export const language = 'ar';
/** For `Intl`. */
export const tag = 'ar';
export const direction = 'rtl';
