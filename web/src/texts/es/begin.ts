import type { messages as en } from '../en/begin.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages: Translated<typeof en> = {
  label:
    'Quiero que premium empiece de inmediato, dentro de los 14 días en los que puedo desistir del contrato. Si desisto, pago los días que haya usado.',
  about:
    'Tú eliges. Premium empieza de inmediato en cualquier caso. Si desistes, sin marcar esto te devolvemos todo, y si lo marcas pagas los días que hayas usado.',
};
