import type { messages as en } from '../en/desk-keys.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { sanctionKinds, sanctions } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/pt/decisions';

const sanctionKeys = sanctions.flatMap((sanction) => {
  const { key } = sanctionKinds[sanction];
  return key ? [[key.toUpperCase(), decisionTexts[sanction].start] as const] : [];
});

export const messages: Translated<typeof en> = {
  title: 'Atalhos de teclado',
  close: 'Fechar',
  /** Keys that belong together, in the order in which a case is worked on. */
  groups: [
    [
      'Fila',
      [
        ['J, K', 'Próximo caso, caso anterior'],
        ['/', 'Filtros'],
      ],
    ],
    [
      'Provas',
      [
        ['V', 'Mostrar fotos desfocadas'],
        ['1–9', 'Todas as denúncias de um grupo'],
        ['L', 'Risco à vida'],
      ],
    ],
    [
      'Decisão',
      [
        ['D', 'Arquivar ou resolver'],
        ...sanctionKeys,
        ['Enter', 'Confirmar'],
        ['Ctrl+Enter', 'Confirmar ou enviar a partir de um campo'],
        ['U', 'Desfazer'],
      ],
    ],
    [
      'Equipe',
      [
        ['A', 'Assumir, também de quem está'],
        ['E', 'Encaminhar'],
        ['R', 'Responder'],
        ['N', 'Anotar'],
      ],
    ],
    [
      'Em qualquer página',
      [
        ['Esc', 'Sair do campo, depois cancelar'],
        ['Ctrl+K', 'Páginas, comandos e pessoas'],
        ['?', 'Esta lista'],
      ],
    ],
  ],
};
