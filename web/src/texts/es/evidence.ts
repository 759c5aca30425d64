// Made from texts/es/evidence.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
loading: "Cargando las pruebas…",
failed: "No pudimos cargar las pruebas",
again: "Reintentar",
titles: {
profile: "Copia del perfil",
photo: "Foto reportada",
message: "Mensaje reportado",
},
chatWith: ({ name }: { name: string | number }) => `Chat con ${name}`,
messages: ({ count }: { count: number }) => `${plural(count, { one: `1 mensaje`, other: `${formatNumber(count)} mensajes` })}`,
earlier: ({ count }: { count: number }) => `${plural(count, { one: `Mostrar 1 mensaje anterior`, other: `Mostrar ${formatNumber(count)} mensajes anteriores` })}`,
taken: ({ when }: { when: string | number }) => `Copia del ${when}`,
from: {
reporter: "Quien reportó",
reported: "Cuenta reportada",
},
reported: "Reportado",
sentPhoto: "foto",
edited: "editado",
deletedMessage: "Eliminado antes del reporte",
photo: ({ number }: { number: string | number }) => `Foto ${number}, grande`,
coveredNude: "Probable desnudo, borroso. Mostrar",
covered: ({ number }: { number: string | number }) => `Foto ${number}, difuminada. Mostrar todas las fotos`,
closed: ({ number }: { number: string | number }) => `Foto ${number}, oculta hasta que se escale el caso`,
show: "Mostrar",
escalateFirst: "Escala primero",
unloaded: "No se pudo cargar",
related: "Reportes relacionados",
};
