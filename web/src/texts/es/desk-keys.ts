import { sanctionKinds, sanctions } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/es/decisions';
import type { messages as en } from '../en/desk-keys.ts';
import type { Translated } from '@kindred/contract/texts/translated';

const sanctionKeys = sanctions.flatMap((sanction) => {
  const { key } = sanctionKinds[sanction];
  return key ? [[key.toUpperCase(), decisionTexts[sanction].start] as const] : [];
});

export const messages: Translated<typeof en> = {
  title: 'Atajos de teclado',
  close: 'Cerrar',
  /** Keys that belong together, in the order in which a case is worked on. */
  groups: [
    [
      'Cola',
      [
        ['J, K', 'Caso siguiente, caso anterior'],
        ['/', 'Filtros'],
      ],
    ],
    [
      'Pruebas',
      [
        ['V', 'Mostrar fotos difuminadas'],
        ['1–9', 'Todos los reportes de un grupo'],
        ['L', 'Peligro para la vida'],
      ],
    ],
    [
      'Decisión',
      [
        ['D', 'Desestimar o resolver'],
        ...sanctionKeys,
        ['Enter', 'Confirmar'],
        ['Ctrl+Enter', 'Confirmar o enviar desde un campo'],
        ['U', 'Deshacer'],
      ],
    ],
    [
      'Equipo',
      [
        ['A', 'Asignármelo, tomar el caso'],
        ['E', 'Escalar'],
        ['R', 'Responder'],
        ['N', 'Nota'],
      ],
    ],
    [
      'En todas partes',
      [
        ['Esc', 'Salir de un campo, luego cancelar'],
        ['Ctrl+K', 'Páginas, comandos y personas'],
        ['?', 'Esta lista'],
      ],
    ],
  ],
};
