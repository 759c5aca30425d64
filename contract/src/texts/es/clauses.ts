import type { Clause } from '../../desk/grounds.ts';

/** The clauses of the terms, by their names in statements of reasons. */
export const clauseWords: Readonly<Record<Clause, string>> = {
  respect:
    'Trata a todo el mundo con respeto. El acoso, las amenazas y el odio no tienen cabida aquí.',
  consent: 'No envíes contenido sexual que la otra persona no haya pedido.',
  'real-person':
    'Muestra quién eres. No se permiten las cuentas falsas ni hacerse pasar por otra persona.',
  'own-photos': 'Muéstrate tú. No se permiten fotos de otras personas.',
  'adults-only': 'Los miembros tienen 18 años o más.',
  'intimate-pictures': 'Nada de imágenes íntimas de quien no haya dado su consentimiento.',
  'no-nudity': 'Nada de desnudos ni de fotos sexuales.',
  'no-money': 'No pidas dinero ni lo ofrezcas.',
  'no-spam': 'Nada de publicidad, ventas ni datos de contacto de empresas.',
  safety: 'No pongas a nadie en peligro.',
  'honest-reports': 'Reporta lo que pasó. No se permiten los reportes inventados.',
};

/** The text of a clause; for a clause that is no longer in the terms, its name. */
export const clauseTexts = (name: string | null): string =>
  (clauseWords as Readonly<Record<string, string>>)[name ?? ''] ?? name ?? '';
