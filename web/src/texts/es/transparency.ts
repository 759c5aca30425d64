// Made from texts/es/transparency.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Informe de transparencia",
about: "El informe de un año completo, de enero a diciembre, en el formato de la plantilla europea. Sus archivos no contienen nombres, y no los enviamos a ningún sitio.",
year: "Año",
loading: "Cargando el año…",
failed: "No pudimos cargar el año",
again: "Reintentar",
files: "Archivos",
filesAbout: "Publícalos en los dos meses siguientes al final del año.",
fileColumns: ["Archivo", "Contenido", "Acciones"],
parts: {
"1_report_identification": "Quién informa, sobre qué servicio y qué periodo",
"2_categories_names": "Las categorías que usan los demás archivos",
"3_member_states_orders": "Órdenes de autoridades. Rellena tú los números",
"4_notices": "Notificaciones (avisos y reportes) por categoría, y qué se hizo con ellas",
"5_own_initiative_illegal": "Medidas por iniciativa propia contra contenidos ilícitos",
"6_own_initiative_TC": "Medidas por iniciativa propia según las condiciones",
"7_appeals_and_recidivism": "Apelaciones, litigios extrajudiciales y suspensiones por uso indebido. Rellena tú los litigios",
"8_automated_means": "Medidas con y sin medios automatizados",
"11_qualitative": "Descripciones con palabras. Añade cómo trabaja tu equipo",
},
download: "Descargar",
downloadAll: "Descargar todo",
downloadOf: ({ part }: { part: string | number }) => `Descargar ${part}`,
statements: "Declaraciones de motivos",
statementsAbout: "Las decisiones de un mes con la forma de la base de datos europea de transparencia, sin datos personales.",
aboutFigure: ({ name }: { name: string | number }) => `¿Qué es “${name}”?`,
figures: {
received: {
label: "Reportes",
about: "Todo lo que se reportó este año.",
},
fromPublic: {
label: "Sin cuenta",
about: "Avisos enviados con el formulario del sitio.",
},
actions: {
label: "Con medidas",
about: "Reportes que llevaron a una sanción.",
},
appeals: {
label: "Apelaciones",
about: "Apelaciones presentadas este año.",
},
reversed: {
label: "Revocadas",
about: "Apelaciones que revocaron una decisión, del todo o en parte.",
},
},
statementsOf: ({ date, year }: { date: string | number; year: string | number }) => `Descargar ${formatDate(date, { dateStyle: undefined, month: 'long', timeZone: 'UTC' })} de ${year}`,
};
