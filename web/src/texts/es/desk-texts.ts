import { decisionTexts } from '@kindred/contract/texts/es/decisions';
import type { messages as en } from '../en/desk-texts.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Respuestas y motivos',
  about:
    'Textos entre los que elige el equipo de moderación. Cada miembro los recibe en su idioma, si hay una versión en él y no se modificó el texto al enviarlo. Editar un texto no cambia los mensajes ya enviados. Las palabras subrayadas son ejemplos: se rellenan para cada persona.',
  loading: 'Cargando los textos…',
  failed: 'No pudimos cargar los textos',
  again: 'Reintentar',
  kinds: { answer: 'Respuestas a quienes reportan', reason: 'Motivos de las decisiones' },
  add: { answer: 'Añadir una respuesta', reason: 'Añadir un motivo' },
  none: { answer: 'Todavía no hay respuestas.', reason: 'Todavía no hay motivos.' },
  columns: ['Título', 'Se sugiere para', 'Texto', 'Acciones'],
  any: 'Cualquier cosa',
  decisions: decisionTexts,
  edit: 'Editar',
  editOf: (title: string) => `Editar ${title}`,
  delete: 'Eliminar',
  deleteOf: (title: string) => `Eliminar ${title}`,
  deleteTitle: (title: string) => `¿Eliminar “${title}”?`,
  deleteAbout:
    'El equipo de moderación ya no podrá elegirlo. Los mensajes ya enviados con él se quedan como están.',
  deleteButton: 'Eliminar texto',
  language: 'Idioma',
  withoutText: (name: string) => `${name} (aún sin texto)`,
  missing: (languages: string) => `Falta: ${languages}`,
  missingAbout: (languages: string) =>
    `Aún sin texto: ${languages}. Quienes leen estos idiomas reciben el texto que ve el equipo de moderación.`,
  textTitle: 'Título',
  textTitleAbout: 'Solo lo ve el equipo.',
  titleMissing: 'Escribe un título',
  body: 'Texto',
  bodyMissing: 'Escribe un texto',
  unknown: (word: string) =>
    `No hay nada que rellene {${word}}. Usa uno de los marcadores de abajo.`,
  placeholders: 'Marcadores',
  placeholdersAbout: 'Los marcadores se sustituyen al enviar el texto.',
  insert: (word: string) => `Añadir {${word}}`,
  examples: {
    reporter: 'Ada',
    reference: '#1a2b3c',
    name: 'Marcos',
    until: '1 de diciembre de 2026',
  },
  preview: 'Vista previa',
  previewEmpty: 'Tu texto aparece aquí.',
  suggested: 'Sugerir primero para',
  type: 'Tipo de problema',
  action: 'Decisión',
  clause: 'Cláusula de las condiciones',
  save: 'Guardar texto',
  cancel: 'Cancelar',
};
