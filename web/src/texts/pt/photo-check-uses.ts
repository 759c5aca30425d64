import type { CheckUse } from '@kindred/contract/photo-checks/outcomes';

const levels: Record<CheckUse, string> = {
  off: 'Desligada',
  offered: 'Oferecida',
  'to-write': 'Exigida para escrever primeiro',
  'to-be-found': 'Exigida para escrever primeiro e aparecer',
};

/** What the office says about the photo check. */
export const messages = {
  levels,
  about:
    'Os membros podem mostrar, com uma imagem do momento, que são eles nas fotos. Uma pessoa da equipe compara e decide, em alguns segundos cada. A imagem é apagada com a decisão. Exigir a checagem afasta perfis falsos, e também muita gente honesta.',
};
