import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/announcements.ts';

export const messages: Translated<typeof en> = {
  title: 'Anuncios',
  about:
    'Escribe a los miembros en la app, y por correo a quienes lo han pedido. Cada persona lo recibe en su idioma o, si no, en el idioma principal del sitio.',
  loading: 'Cargando anuncios...',
  failed: 'Error al cargar los anuncios',
  again: 'Volver a intentarlo',
  none: 'Aún no hay anuncios.',
  more: 'Mostrar más',
  write: 'Nuevo anuncio',
  language: 'Idioma del texto',
  heading: 'Título',
  text: 'Texto',
  textAbout: 'Texto sencillo. Una línea vacía empieza un párrafo.',
  segment: 'Quién lo recibe',
  segmentLanguage: 'Idioma',
  everyone: 'Todo el mundo',
  country: 'País',
  everywhere: 'En todas partes',
  tier: 'Suscripción',
  joinedSince: 'Miembro desde',
  activeDays: 'Con actividad en los últimos días',
  activeAbout: 'Vacío es todo el mundo.',
  when: 'Enviar el',
  whenAbout: 'Vacío es ahora.',
  test: 'Enviarme una prueba',
  tested: 'La prueba está en la app y en tu correo.',
  send: 'Enviar',
  stop: 'Detener',
  by: 'Escrito por',
  back: 'Empezar de nuevo',
  tiers: { all: 'Todo el mundo', free: 'Sin premium', premium: 'Con premium' },
  states: { scheduled: 'Programado', sending: 'Enviando', sent: 'Enviado', stopped: 'Detenido' },
  counted: (members: string, mailed: string) =>
    `Lo reciben ${members} miembros, ${mailed} también por correo`,
  delivered: (delivered: string, counted: string, mailed: string) =>
    `Entregado a ${delivered} de ${counted} miembros, a ${mailed} también por correo`,
  sendTo: (count: string) => `Enviar a ${count} miembros`,
};
