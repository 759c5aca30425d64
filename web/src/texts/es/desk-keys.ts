// Made from texts/es/desk-keys.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Atajos de teclado",
close: "Cerrar",
groups: [{
title: "Cola",
keys: [["J, K", "Caso siguiente, caso anterior"], ["/", "Filtros"]],
}, {
title: "Pruebas",
keys: [["V", "Mostrar fotos difuminadas"], ["1–9", "Todos los reportes de un grupo"], ["L", "Peligro para la vida"]],
}, {
title: "Decisión",
keys: [["D", "Desestimar o resolver"], ["Enter", "Confirmar"], ["Ctrl+Enter", "Confirmar o enviar desde un campo"], ["U", "Deshacer"]],
}, {
title: "Equipo",
keys: [["A", "Asignármelo, tomar el caso"], ["E", "Escalar"], ["R", "Responder"], ["N", "Nota"]],
}, {
title: "En todas partes",
keys: [["Esc", "Salir de un campo, luego cancelar"], ["Ctrl+K", "Páginas, comandos y personas"], ["?", "Esta lista"]],
}],
};
