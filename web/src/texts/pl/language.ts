export const language = 'pl';
