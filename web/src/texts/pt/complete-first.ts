import type { messages as en } from '../en/complete-first.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { requiredParts } from '../../lib/facts/completeness.ts';

type Part = (typeof requiredParts)[number];

const parts: Readonly<Record<Part, string>> = {
  about: 'seu nome, sua idade e seu gênero',
  place: 'sua cidade',
  seeking: 'quem você quer conhecer',
  photo: 'uma foto sua',
};

export const messages: Translated<typeof en> = {
  loading: 'Carregando…',
  failed: 'Não foi possível carregar',
  again: 'Tentar de novo',
  title: 'Complete seu perfil primeiro',
  about: (missing: readonly Part[]) => {
    const what = new Intl.ListFormat('pt-BR').format(missing.map((part) => parts[part]));
    return `${what && `Ainda falta: ${what}. `}Depois você vê as pessoas, e elas encontram você.`;
  },
  action: 'Completar meu perfil',
};
