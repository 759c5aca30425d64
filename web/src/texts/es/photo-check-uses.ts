import type { CheckUse } from '@kindred/contract/photo-checks/outcomes';

const levels: Record<CheckUse, string> = {
  off: 'Desactivada',
  offered: 'Ofrecida',
  'to-write': 'Obligatoria para escribir primero',
  'to-be-found': 'Obligatoria para escribir primero y aparecer',
};

/** What the office says about the photo check. */
export const messages = {
  levels,
  about:
    'Los miembros pueden mostrar, con una imagen del momento, que en sus fotos salen ellos. Una persona del equipo compara y decide, en unos segundos cada una. La imagen se borra con la decisión. Exigirla aleja los perfiles falsos, y también a mucha gente honesta.',
};
