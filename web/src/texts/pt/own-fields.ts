// Made from texts/pt/own-fields.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Mais sobre você",
asks: "O que importa para você nas outras pessoas",
nothing: "Ainda nada",
any: "Não importa",
from: "De",
to: "Até",
filters: "Filtros de perfil",
filtersSet: ({ count }: { count: string | number }) => `Filtros de perfil: ${count}`,
apply: "Mostrar pessoas",
clear: "Limpar",
withUnit: ({ label, unit }: { label: string | number; unit: string | number }) => `${label} (${unit})`,
between: ({ from, to }: { from: string | number; to: string | number }) => `${from} a ${to}`,
atLeast: ({ from }: { from: string | number }) => `pelo menos ${from}`,
atMost: ({ to }: { to: string | number }) => `no máximo ${to}`,
loading: "Carregando…",
failed: "Não foi possível carregar",
again: "Tentar de novo",
};
