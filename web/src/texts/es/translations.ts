// Made from texts/es/translations.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Idiomas",
about: "Las traducciones son de máquinas y de personas que no tienen el idioma como lengua materna. Pide a hablantes nativos que revisen cada una y márcala aquí.",
columns: ["Idioma", "Estado", "Acciones"],
loading: "Cargando los idiomas…",
failed: "No se pudieron cargar los idiomas",
again: "Reintentar",
source: "Idioma de origen",
unread: "Aún sin revisión de hablantes nativos",
read: "Con revisión de hablantes nativos",
changed: ({ time }: { time: string | number }) => `Los textos cambiaron desde su revisión del ${formatDate(time)}`,
marked: ({ reader, by, time }: { reader: string | number; by: null | string | number; time: string | number }) => `Revisión: ${reader}. Marcada por ${by === null ? `una cuenta eliminada` : `${by}`} el ${formatDate(time)}.`,
version: ({ version }: { version: string | number }) => `Versión de los textos: ${version}`,
mark: "Marcar como revisado",
markOf: ({ name }: { name: string | number }) => `Marcar como revisado: ${name}`,
unmark: "Retirar la marca",
unmarkOf: ({ name }: { name: string | number }) => `Retirar la marca: ${name}`,
dialog: ({ name }: { name: string | number }) => `Marcar como revisado: ${name}`,
dialogAbout: "Vale para los textos tal como están ahora. Si alguno cambia, esta página lo indica.",
reader: "¿Quién revisó los textos?",
readerAbout: "Un nombre o una empresa, por ejemplo Anna Nowak",
readerMissing: "Indica quién revisó los textos.",
cancel: "Cancelar",
note: {
unread: "Los textos en este idioma aún no tienen la revisión de hablantes nativos. Si alguno suena mal, avisa a Administración.",
changed: "Algunos textos en este idioma son más nuevos que su última revisión por hablantes nativos. Si alguno suena mal, avisa a Administración.",
},
};
