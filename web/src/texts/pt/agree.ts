// Made from texts/pt/agree.json. Change it there.
// @ts-nocheck

export const messages = {
due: {
title: "Antes de continuar",
about: "Estas páginas agora valem para todos os membros. Leia e aceite para continuar.",
},
early: {
title: "O que vai mudar",
about: "A partir do dia indicado, estas páginas valem para todos os membros. Você já pode aceitar agora. Até lá, nada muda para você.",
},
done: "Não há nada para aceitar",
goOn: "Continuar",
accept: "Aceitar e continuar",
later: "Agora não",
signOut: "Sair",
pages: "Páginas para aceitar",
never: "Você ainda não aceitou.",
changes: "O que mudou",
instead: "Se você não aceitar",
insteadAbout: "Você pode sair e decidir depois, levar seus dados ou excluir sua conta.",
legal: "Páginas para todos",
loading: "Carregando o que há para aceitar…",
failed: "Não foi possível carregar",
again: "Tentar de novo",
since: ({ day }: { day: string | number }) => `Em vigor desde ${day}.`,
from: ({ day }: { day: string | number }) => `Em vigor a partir de ${day}.`,
before: ({ day }: { day: string | number }) => `Você aceitou uma versão anterior em ${day}.`,
read: ({ title }: { title: string | number }) => `Ler o texto completo: ${title}`,
};
