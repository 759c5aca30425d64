import type { messages as about } from './en/about.ts';
import type { messages as errors } from './en/errors.ts';
import type { messages as home } from './en/home.ts';
import type { messages as login } from './en/login.ts';
import type { messages as shell } from './en/shell.ts';
import type { messages as staff } from './en/staff.ts';

/** One entry for each area of words; English is the measure that every other language is checked against. */
export interface Catalogues {
  about: typeof about;
  errors: typeof errors;
  home: typeof home;
  login: typeof login;
  shell: typeof shell;
  staff: typeof staff;
}

export type Area = keyof Catalogues;

type Loaders = { [A in Area]: () => Promise<{ messages: Catalogues[A] }> };

const en: Loaders = {
  about: () => import('./en/about.ts'),
  errors: () => import('./en/errors.ts'),
  home: () => import('./en/home.ts'),
  login: () => import('./en/login.ts'),
  shell: () => import('./en/shell.ts'),
  staff: () => import('./en/staff.ts'),
};

export const languages = { en } satisfies Record<string, Loaders>;

export type Language = keyof typeof languages;
