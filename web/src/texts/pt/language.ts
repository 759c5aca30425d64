export const language = 'pt';
/** For `Intl`. */
export const tag = 'pt-BR';
export const direction = 'ltr';
