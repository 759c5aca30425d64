import { inReadersLanguage } from './language.ts';

const en = {
  single: 'Single-key shortcuts',
  singleAbout: 'Turn them off if your keyboard or speech input triggers them by mistake.',
};

export const messages = inReadersLanguage({ en });
