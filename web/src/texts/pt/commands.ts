import type { messages as en } from '../en/commands.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages: Translated<typeof en> = {
  title: 'Comandos e pessoas',
  field: 'Página, comando ou pessoa',
  hint: 'Um nome, um e-mail, um ID ou um comando',
  close: 'Fechar',
  groups: {
    recent: 'Recentes',
    pages: 'Páginas',
    actions: 'Comandos',
    cases: 'Casos e denúncias',
    people: 'Pessoas',
  },
  case: (id: string) => `Caso ${id}`,
  report: (id: string) => `Denúncia ${id}`,
  closed: 'Encerrado',
  results: 'Resultados',
  scheme: {
    light: 'Tema claro',
    dark: 'Tema escuro',
    auto: 'Tema do meu dispositivo',
  },
  nextCase: 'Abrir o próximo caso',
  aroundDesk: 'Páginas da moderação',
  desk: 'Moderação',
  searching: 'Buscando…',
  none: 'Nada encontrado. Tente outra palavra.',
  failed: 'A busca não funcionou. Tente de novo.',
  found: (count: number) => `${count} ${plural(count, { one: 'resultado', other: 'resultados' })}`,
};
