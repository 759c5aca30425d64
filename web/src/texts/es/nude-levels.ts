import type { NudeLevel } from '@kindred/contract/site/nudes';

const levels: Record<NudeLevel, string> = {
  off: 'Desactivado',
  cautious: 'Prudente',
  usual: 'Habitual',
  strict: 'Estricto',
};

/** What the office says about the check of photos for nudity. */
export const messages = {
  levels,
  about: {
    level:
      'Un desnudo probable llega borroso al chat, antes se pregunta a quien lo envía, y en un perfil espera a la revisión de fotos. Prudente actúa solo con casi total certeza, estricto también en caso de duda. Las fotos se comprueban en tu servidor; cuesta unos 200 MB de memoria, una décima de segundo por foto y tiempo de tu equipo.',
    unclassified:
      'Si una foto no se puede comprobar, por ejemplo porque el servidor está saturado, se trata como un desnudo. Cuesta tiempo a tu equipo y desenfoca fotos inofensivas.',
  },
};
