import type { messages as en } from '../en/saved-searches.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Búsquedas guardadas',
  loading: 'Cargando tus búsquedas…',
  failed: 'No pudimos cargarlo',
  again: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  button: (count: number) => (count > 0 ? `Búsquedas guardadas (${count})` : 'Búsquedas guardadas'),
  none: 'Todavía no hay búsquedas guardadas',
  noneAbout:
    'Pon filtros y guárdalos aquí. Podemos decirte cuándo hay personas nuevas que encajan.',
  list: 'Tus búsquedas guardadas',
  open: (name: string) => `Mostrar las personas de ${name}`,
  alerts: (name: string) => `Alertas de ${name}`,
  rename: (name: string) => `Cambiar el nombre de ${name}`,
  newName: (name: string) => `Nombre nuevo para ${name}`,
  saveName: 'Guardar nombre',
  delete: (name: string) => `Eliminar ${name}`,
  alertsOn: 'Con alertas',
  alertsOff: 'Sin alertas',
  locked: 'Necesita premium: tiene filtros que tu plan ya no incluye. No envía alertas.',
  saveTitle: 'Guarda esta búsqueda',
  saveAbout: 'Conserva los filtros y el orden que ves ahora. Puedes guardar hasta 10.',
  name: 'Nombre',
  notifyMe: 'Avisarme de personas nuevas, una vez al día como máximo',
  save: 'Guardar búsqueda',
};
