export const language = 'es';
