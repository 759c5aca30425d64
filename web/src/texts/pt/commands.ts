// Made from texts/pt/commands.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
title: "Comandos e pessoas",
field: "Página, comando ou pessoa",
hint: "Um nome, um e-mail, um ID ou um comando",
close: "Fechar",
groups: {
recent: "Recentes",
pages: "Páginas",
actions: "Comandos",
cases: "Casos e denúncias",
people: "Pessoas",
},
case: ({ id }: { id: string | number }) => `Caso ${id}`,
report: ({ id }: { id: string | number }) => `Denúncia ${id}`,
closed: "Encerrado",
results: "Resultados",
scheme: {
light: "Tema claro",
dark: "Tema escuro",
auto: "Tema do meu dispositivo",
},
nextCase: "Abrir o próximo caso",
aroundDesk: "Páginas da moderação",
desk: "Moderação",
searching: "Buscando…",
none: "Nada encontrado. Tente outra palavra.",
failed: "A busca não funcionou. Tente de novo.",
found: ({ count }: { count: number }) => `${count} ${plural(count, { one: `resultado`, other: `resultados` })}`,
};
