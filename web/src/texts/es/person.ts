import type { messages as en } from '../en/person.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  loading: 'Cargando…',
  unknown: 'Este perfil no está aquí',
  unknownText: 'Se cerró, se pausó o se ocultó, o ya no se te muestra.',
  onward: 'Ir a Descubrir',
  you: 'Así te ven las demás personas.',
  toProfile: 'Volver a tu perfil',
  online: 'En línea ahora',
  about: (name: string) => `Sobre ${name}`,
  interests: 'Intereses',
  youShare: 'En común',
  also: 'Además',
  back: 'Atrás',
  match: (name: string) => `Tu compatibilidad con ${name}`,
  photos: (name: string) => `Fotos de ${name}`,
  photo: (name: string, number: number) => `${name}, foto ${number}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Foto siguiente',
  photoCount: (number: number, all: number) => `${number} de ${all}`,
  menu: (name: string) => `Más sobre ${name}`,
  reportAbout: 'No sabrá que enviaste un reporte.',
  blockAbout: 'Dejarás de ver su perfil y no verá el tuyo.',
  safety: 'Seguridad',
  report: 'Reportar',
  reportPhoto: 'Reportar esta foto',
  block: 'Bloquear',
  blockTitle: (name: string) => `¿Bloquear a ${name}?`,
  blockText:
    'Dejarás de ver su perfil y no verá el tuyo, y no se lo diremos. Puedes desbloquear a esta persona en tus ajustes. Entonces el match y su conversación vuelven a aparecer en ambos lados, así que podrá notar que hubo un bloqueo.',
  cancel: 'Cancelar',
};
