export const language = 'de';
