import { reasonTexts } from '@kindred/contract/texts/es/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approvals.ts';

export const messages: Translated<typeof en> = {
  title: 'Miembros nuevos',
  about:
    'Estas personas no ven a nadie y nadie las ve hasta que las apruebas. Primero van las que más tiempo esperan.',
  keys: 'Teclas: A aprueba, R rechaza, J y K cambian de persona.',
  loading: 'Cargando miembros nuevos...',
  failed: 'Error al cargar los miembros nuevos',
  again: 'Volver a intentarlo',
  show: 'Mostrar',
  waiting: 'En espera',
  refused: 'Rechazados',
  none: 'Nadie espera.',
  noneRefused: 'No hay nadie rechazado.',
  more: 'Mostrar más',
  unnamed: 'Sin nombre todavía',
  approve: 'Aprobar',
  refuse: 'Rechazar',
  cancel: 'Cancelar',
  refuseTitle: 'Rechazar a este miembro',
  refuseAbout:
    'La persona lee el motivo y lo que escribes, y puede cambiar su perfil y preguntar otra vez.',
  reason: 'Motivo',
  words: 'Con tus palabras',
  openFile: 'Abrir la ficha',
  answers: 'Respuestas y textos',
  noInvitation: 'Llegó sin invitación',
  earlier: 'Rechazado antes:',
  since: (asked: string, joined: string) => `En espera desde ${asked}, registro el ${joined}`,
  byPartner: (name: string) => `Llegó con el código de ${name}`,
  byMember: (name: string) => `Llegó con la invitación de ${name}`,
  aMember: 'un miembro',
  photo: (name: string, number: number) => `Foto ${number} de ${name}`,
  decided: (count: number) => (count === 1 ? '1 persona decidida' : `${count} personas decididas`),
  says: 'Dice:',
  reasons: reasonTexts,
};
