import type { ReasonCode } from '../../reports/reasons.ts';

/** A reason without a text, or a text without a reason, is a type error. */
export const reasonTexts: Readonly<Record<ReasonCode, string>> = {
  'child-abuse': 'Abuso sexual infantil',
  fake: 'Perfil falso o fotos robadas',
  scam: 'Estafa o pide dinero',
  'under-age': 'Puede tener menos de 18 años',
  threat: 'Me amenazó',
  'unwanted-nude': 'Un desnudo que no pedí',
  'intimate-picture': 'Una imagen íntima mía',
  'outside-the-app': 'Me hizo daño o me dio miedo en una cita o fuera de la app',
  content: 'Fotos o textos inapropiados',
  harassment: 'Odio, insultos o acoso',
  selling: 'Vende o anuncia algo',
  technical: 'Algo no funciona',
  bug: 'Algo falla o se ve mal',
  account: 'Mi cuenta',
  payment: 'Pago',
  'something-else': 'Otra cosa',
};
