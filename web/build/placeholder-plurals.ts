import type { Plugin } from 'vite';

/**
 * In pages that are rendered when the web is built, numbers of days are placeholders. The server, which knows the number,
 * then chooses the form of the word from `__PLURAL.keepDays.leaving__IF.one__…__IF.other__…__PLURALEND__`.
 */
export const placeholderPlurals = (): Plugin => ({
  name: 'placeholder-plurals',
  transform: {
    filter: { id: /[\\/]lib[\\/]texts[\\/]plural\.ts$/ },
    handler: () => `
      import { tag } from '#texts/language.ts';
      export function writeForm(count, forms, write) {
        const [, setting] = /^__CONFIG\\.([\\w.]+)__$/.exec(count) ?? [];
        if (!setting) return write(forms['=' + count] ?? forms[new Intl.PluralRules(tag).select(count)] ?? forms.other);
        const cases = Object.entries(forms)
          .filter(([category]) => !category.startsWith('='))
          .map(([category, form]) => '__IF.' + category + '__' + write(form));
        return '__PLURAL.' + setting + cases.join('') + '__PLURALEND__';
      }`,
  },
});
