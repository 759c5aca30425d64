export const language = 'fr';
