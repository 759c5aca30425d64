// Made from texts/es/holds.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Cuentas retenidas",
about: "Las reglas retuvieron los primeros mensajes de estas cuentas. Decide por las razones y las cifras. Nadie del equipo lee los mensajes.",
keys: "Teclas: R libera la cuenta y entrega sus mensajes, C abre un caso, J y K mueven.",
loading: "Cargando cuentas retenidas...",
failed: "No se pudieron cargar las cuentas",
again: "Intentar de nuevo",
none: "No hay cuentas retenidas.",
more: "Mostrar más",
unnamed: "Aún sin nombre",
reasons: "Razones",
release: "Liberar",
openCase: "Abrir un caso",
seeCase: "Ver el caso. Los mensajes esperan a que se decida.",
cancel: "Cancelar",
caseTitle: "Abrir un caso sobre esta cuenta",
caseAbout: "En moderación se puede sancionar a la persona, con razones y recurso. Hasta entonces sus primeros mensajes esperan.",
caseReason: "¿Qué tiene de malo?",
since: ({ held, joined }: { held: string | number; joined: string | number }) => `Retenida desde ${held}, miembro desde ${joined}`,
reason: ({ rule, people, points }: { rule: string | number; people: number; points: string | number }) => `${rule}: con ${people === 1 ? `1 persona` : `${people} personas`}, ${points} puntos`,
figures: ({ points, people, waiting, reports }: { points: string | number; people: string | number; waiting: string | number; reports: string | number }) => `${points} puntos. Escribió a ${people} personas nuevas en una semana, ${waiting} mensajes esperan, ${reports} denuncias.`,
released: ({ count }: { count: number }) => `${count === 1 ? `1 cuenta liberada` : `${count} cuentas liberadas`}`,
};
